import { useLingui } from '@lingui/react/macro';
import { activeLocale } from '../../i18n/activeLocale.ts';
import { pickTranslation } from '../../lib/pickTranslation.ts';
import { NumberedScale } from '../../ui/choices/NumberedScale.tsx';
import { OptionList } from '../../ui/choices/OptionList.tsx';
import { useIsDesktop } from '../../ui/layout/useIsDesktop.ts';
import { toNumbers } from '../readAnswer.ts';
import type { AnswerInputProps } from './AnswerInputProps.ts';
import { areNumeric, usesScale } from './choiceScale.ts';

/** Type 1. Pressing an option commits the answer; arrow keys only move the focus. */
export function SingleChoiceInput({ question, answer, onCommit, labelledBy }: AnswerInputProps) {
  const { t } = useLingui();
  const desktop = useIsDesktop();
  const chosen = toNumbers(answer)[0] ?? null;
  const options = question.answerOptions.map(({ id, translations }) => ({
    key: id,
    label: pickTranslation(translations, activeLocale()),
  }));
  const numbered = areNumeric(options.map(({ label }) => label));
  const ends = [t`Not at all`, t`Very much`] as const;
  const endAt = (index: number) => (index === 0 ? ends[0] : index === options.length - 1 ? ends[1] : null);

  if (usesScale(question, desktop)) {
    return (
      <NumberedScale
        labelledBy={labelledBy}
        steps={options.map(({ key, label }, index) => ({ key, label: numbered ? endAt(index) : label }))}
        ends={numbered ? ends : [options[0]?.label ?? '', options.at(-1)?.label ?? '']}
        chosen={chosen}
        onPress={(id) => onCommit([id])}
      />
    );
  }
  return (
    <OptionList
      labelledBy={labelledBy}
      options={options.map(({ key, label }, index) => ({
        key,
        label: numbered && endAt(index) !== null ? `${label} – ${endAt(index)}` : label,
      }))}
      chosen={chosen === null ? [] : [chosen]}
      indicator="round"
      onPress={(id) => onCommit([id])}
    />
  );
}
