/** Whether this run repeats what others do once: every screen on every site, and many times what hangs on the moment. */
export const isFullMatrix = process.env.MATRIX === 'full';
