let reloading = false;

/** Loads the page anew without asking about what is not saved, as when it belongs to somebody else now. */
export function reloadPage(): void {
  reloading = true;
  location.reload();
}

export const isReloading = (): boolean => reloading;
