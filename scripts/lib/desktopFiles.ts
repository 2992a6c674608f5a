/** Files that operating systems create by themselves. */
export const desktopFiles: ReadonlySet<string> = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);
