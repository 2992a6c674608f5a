/** Key of the token in the device's storage; apart, because the boot script reads nothing else of it. */
export const tokenStorageKey = 'token';
