import { useLingui } from '@lingui/react/macro';
import type { PersonalityGroup } from '../../api/contract/profile.ts';
import { activeLocale } from '../../i18n/activeLocale.ts';
import { joinPortraitSentences } from './joinPortraitSentences.ts';
import { toPortrait } from './toPortrait.ts';

/** A portrait of a member from their own answers, as they would describe themselves; empty if too little is answered. */
export function usePortraitText(groups: readonly PersonalityGroup[]): string {
  const { t } = useLingui();
  return joinPortraitSentences(toPortrait(groups, activeLocale()), (name, answer) => t`${{ name }}: ${{ answer }}`);
}
