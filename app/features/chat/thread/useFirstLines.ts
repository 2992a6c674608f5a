import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { findCommonGround, noFacts, toListedAnswers } from '../../../answers/commonGround/findCommonGround.ts';
import { type FirstLine, suggestFirstLines } from '../../../answers/commonGround/suggestFirstLines.ts';
import { activeLocale } from '../../../i18n/activeLocale.ts';
import { personalityQuery } from '../../../member/profileQueries.ts';
import { useApi } from '../../../session/useSession.ts';

/** Three first lines to a member; null until it is known what both have in common, plain ones where that fails. */
export function useFirstLines(profileId: string): string[] | null {
  const api = useApi();
  const toText = useFirstLineText();
  const own = useQuery(personalityQuery(api));
  const theirs = useQuery(personalityQuery(api, profileId));
  if (own.isPending || theirs.isPending) return null;
  const groups = theirs.data ?? [];
  // Age and home make no line.
  const { shared } = findCommonGround(own.data ?? [], toListedAnswers(groups), noFacts);
  return suggestFirstLines(shared, groups, activeLocale()).map(toText);
}

/** Returns a function that words a line. The shared word is in quotation marks, so that every language can place it. */
function useFirstLineText(): (line: FirstLine) => string {
  const { t } = useLingui();
  return (line) => {
    if (line.about === 'asked') return line.text;
    if (line.about === 'shared') {
      const { word } = line;
      return [
        t`We have “${word}” in common. What does it mean to you?`,
        t`“${word}” is in your profile and in mine. Would you tell me more about it?`,
        t`“${word}”: I see we share that. Shall we begin with it?`,
      ][line.form]!;
    }
    if (line.about === 'theirs') {
      const { word } = line;
      return [
        t`Your profile says “${word}”. Would you tell me more about it?`,
        t`“${word}” in your profile makes me curious. How did that begin?`,
      ][line.form]!;
    }
    return [
      t`Hello! Your profile makes me curious. How is your day?`,
      t`Hello! What are you looking forward to this week?`,
      t`Hello! What makes you laugh?`,
    ][line.form]!;
  };
}
