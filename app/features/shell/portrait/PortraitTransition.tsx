import { useSetAtom, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { isMotionReduced } from '../../../device/isMotionReduced.ts';
import { motionPreferenceAtom } from '../../../device/motionPreference.ts';
import { beforePageChangeAtom } from '../../../routing/beforePageChange.ts';
import { media } from '../../../theme/designTokens.ts';
import { useLocation } from '../../../ui/navigation/navigation.ts';
import { createPortraitTransition } from './createPortraitTransition.ts';

/**
 * The transition of the portrait between card and profile, which shows where a profile came from (rule T5 stops it).
 */
export function PortraitTransition() {
  const store = useStore();
  const setBeforePageChange = useSetAtom(beforePageChangeAtom);
  const [transition] = useState(() =>
    createPortraitTransition(() =>
      isMotionReduced(store.get(motionPreferenceAtom), matchMedia(media.reducedMotion).matches),
    ),
  );
  useEffect(() => {
    setBeforePageChange({ run: transition.start });
    return () => setBeforePageChange(null);
  }, [setBeforePageChange, transition]);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: Each navigation draws a page.
  useEffect(() => {
    // After the layout's own effects, which scroll and move the focus.
    queueMicrotask(transition.finish);
  }, [key, transition]);
  return null;
}
