/** Removes what the document shows until the app has started (boot/bootDocument.ts). */
export function endBoot(): void {
  document.documentElement.dataset.boot = 'done';
  document.querySelector('.boot')?.remove();
}

/** Whether the document shows the skeleton of a page of members. */
export const isMemberBootShown = (): boolean => document.documentElement.dataset.boot === 'member';
