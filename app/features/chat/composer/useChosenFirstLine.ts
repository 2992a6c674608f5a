import { atom, useAtom, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { ownedAtom } from '../../../session/ownedAtom.ts';

/** Whether the field of the open conversation has no text. */
export const isFieldEmptyAtom = atom(true);

/** A line that the member has chosen to begin with; the field takes it over, to be edited. */
export const chosenFirstLineAtom = ownedAtom<string | null>(null);

/** Hands a chosen line to the field while that is empty. The line is never sent by itself. */
export function useChosenFirstLine(empty: boolean, onTake: (line: string) => void): void {
  const [line, setLine] = useAtom(chosenFirstLineAtom);
  const setFieldEmpty = useSetAtom(isFieldEmptyAtom);
  useEffect(() => {
    setFieldEmpty(empty);
    return () => setFieldEmpty(true);
  }, [empty, setFieldEmpty]);
  const take = useEffectEvent((chosen: string) => {
    if (empty) onTake(chosen);
  });
  useEffect(() => {
    if (line === null) return;
    setLine(null);
    take(line);
  }, [line, setLine]);
}
