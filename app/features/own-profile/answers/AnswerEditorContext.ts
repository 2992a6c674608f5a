import { type ComponentType, createContext, useContext } from 'react';
import type { Question } from '../../../api/contract/questionSchemas.ts';

/** What another feature has to edit one answer with. */
export type AnswerEditor = ComponentType<{
  /** With the answer given so far. */
  question: Question;
  /** Id of the text that asks. */
  labelledBy: string;
  onClose: (saved: boolean) => void;
}>;

export type LoadAnswerEditor = () => Promise<AnswerEditor>;

export const AnswerEditorContext = createContext<AnswerEditor | null>(null);

export function useAnswerEditor(): AnswerEditor {
  const editor = useContext(AnswerEditorContext);
  if (!editor) throw new Error('an answer is edited outside of the own profile');
  return editor;
}
