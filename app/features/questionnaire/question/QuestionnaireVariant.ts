/** 1: as a chat. 2: plain. Set by `questionnaireVariant` of the user config. */
export type QuestionnaireVariant = 1 | 2;
