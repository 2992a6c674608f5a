import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { statisticsAgreedAtom } from '../../device/analytics.ts';
import { openTagManagerFrame } from '../../device/openTagManagerFrame.ts';
import { SilentErrorBoundary } from '../../feedback/SilentErrorBoundary.tsx';
import { mayLoadThirdParty } from '../../routing/mayLoadThirdParty.ts';
import { useLocation } from '../../ui/navigation/navigation.ts';

/** The tag manager's frame for people who have agreed to statistics, on pages that may load it. */
export const TagManager = () => (
  <SilentErrorBoundary name="the tag manager">
    <TagManagerFrame />
  </SilentErrorBoundary>
);

function TagManagerFrame() {
  const mayOpen = mayLoadThirdParty(useLocation());
  const open = useAtomValue(statisticsAgreedAtom) && mayOpen;
  useEffect(() => (open ? openTagManagerFrame() : undefined), [open]);
  return null;
}
