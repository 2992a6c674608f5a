import { atom, useAtom, useSetAtom } from 'jotai';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { ownedAtom } from '../../../session/ownedAtom.ts';

/** Whether the field of the open conversation has no text. */
export const isFieldEmptyAtom = atom(true);

/** A line that the member has chosen to begin with; the field takes it over, to be edited. */
export const suggestedLineAtom = ownedAtom<string | null>(null);

/** Puts a chosen line into the empty field, with the caret at its end. It is never sent by itself. */
export function useSuggestedLine(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
  changeText: (text: string) => void,
): void {
  const [line, setLine] = useAtom(suggestedLineAtom);
  const setFieldEmpty = useSetAtom(isFieldEmptyAtom);
  const taken = useRef<string | null>(null);
  const empty = text === '';
  useEffect(() => {
    setFieldEmpty(empty);
    return () => setFieldEmpty(true);
  }, [empty, setFieldEmpty]);
  const take = useEffectEvent((chosen: string) => {
    if (!empty) return;
    taken.current = chosen;
    changeText(chosen);
  });
  useEffect(() => {
    if (line === null) return;
    setLine(null);
    take(line);
  }, [line, setLine]);
  useLayoutEffect(() => {
    if (taken.current !== text) return;
    taken.current = null;
    field.current?.focus();
    field.current?.setSelectionRange(text.length, text.length);
  }, [text, field]);
}
