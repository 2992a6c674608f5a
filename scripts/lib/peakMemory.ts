let peakWithChildren = 0;

/** Notes the most memory that a process had that this one started and waited for, in bytes. */
export function noteChildPeak(bytes: number): void {
  peakWithChildren = Math.max(peakWithChildren, bytes + process.memoryUsage.rss());
}

/** No less than the most memory that this process and those it waited for had at once, in bytes: shared pages count twice. */
export const readPeakMemory = (): number => Math.max(process.resourceUsage().maxRSS * 1024, peakWithChildren);
