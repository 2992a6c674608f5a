let reloading = false;

/** Reloads the page without a question about unsaved changes, for example because another member has signed in. */
export function reloadPage(): void {
  reloading = true;
  location.reload();
}

export const isReloading = (): boolean => reloading;
