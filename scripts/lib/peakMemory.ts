let peakWithChildren = 0;

/** Notes the peak memory of a process that this one started and waited for, in bytes. */
export function noteChildPeak(bytes: number): void {
  peakWithChildren = Math.max(peakWithChildren, bytes + process.memoryUsage.rss());
}

/** Returns an upper bound of the peak memory of this process and its children, in bytes: shared pages count twice. */
export const readPeakMemory = (): number => Math.max(process.resourceUsage().maxRSS * 1024, peakWithChildren);
