/** Languages in which brand tools speak. */
export const toolLanguages = ['en', 'de'] as const;
export type ToolLanguage = (typeof toolLanguages)[number];
