/** Ends what the document shows until the app has started (app/bootDocument.ts). */
export function endBoot(): void {
  document.documentElement.dataset.boot = 'done';
  document.querySelector('.boot')?.remove();
}

/** Whether the document shows a page of members that is loading. */
export const isMemberBootShown = (): boolean => document.documentElement.dataset.boot === 'member';
