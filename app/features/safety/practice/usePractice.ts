import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { practiceMemoryAtom, skipPracticeAtom } from '../../../fraud-practice/practiceMemory.ts';
import { tabStorage } from '../../../lib/storage/deviceStorage.ts';
import {
  answerMessage,
  goOn,
  type Practice,
  parsePractice,
  stageOf,
  unbegun,
  writePractice,
} from './practice.model.ts';
import { practiceMessages } from './practiceMessages.ts';

const count = practiceMessages.length;
const storageKey = 'fraudPractice';

/** Returns the practice in this tab, where a reload goes on with it, and what changes it. */
export function usePractice() {
  const [found] = useState(() => parsePractice(tabStorage.read(storageKey), count));
  const [practice, setPractice] = useState(found);
  const remember = useSetAtom(practiceMemoryAtom);
  const endOffer = useSetAtom(skipPracticeAtom);
  const change = (changed: Practice) => {
    setPractice(changed);
    if (stageOf(changed, count) !== 'end') return tabStorage.write(storageKey, writePractice(changed));
    // The next time, it begins again.
    tabStorage.remove(storageKey);
    remember('done');
  };
  return {
    practice,
    /** Whether it is as the page has found it, after a reload. */
    isFound: practice === found,
    stage: stageOf(practice, count),
    answer: (answer: Practice['answers'][number]) => change(answerMessage(practice, answer)),
    goOn: () => change(goOn(practice, count)),
    beginAgain: () => change(goOn(unbegun, count)),
    skip() {
      tabStorage.remove(storageKey);
      endOffer();
    },
  };
}
