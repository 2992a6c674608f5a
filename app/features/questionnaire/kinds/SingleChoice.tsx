import { useLingui } from '@lingui/react/macro';
import { activeLocale } from '../../../i18n/locale.ts';
import { pickText } from '../../../lib/pickText.ts';
import { NumberedScale } from '../../../ui/NumberedScale.tsx';
import { OptionList } from '../../../ui/OptionList.tsx';
import { useDesktop } from '../../../ui/useDesktop.ts';
import { readNumbers } from '../answer.model.ts';
import type { AnswerProps } from './AnswerProps.ts';
import { areNumbers, isScale } from './singleChoice.model.ts';

/** Type 1. Only pressing an option decides; arrow keys merely move among them. */
export function SingleChoice({ question, answer, onCommit, labelledBy }: AnswerProps) {
  const { t } = useLingui();
  const desktop = useDesktop();
  const chosen = readNumbers(answer)[0] ?? null;
  const options = question.answerOptions.map(({ id, translations }) => ({
    key: id,
    label: pickText(translations, activeLocale()),
  }));
  const numbered = areNumbers(options.map(({ label }) => label));
  const ends = [t`Not at all`, t`Very much`] as const;
  const endAt = (index: number) => (index === 0 ? ends[0] : index === options.length - 1 ? ends[1] : null);

  if (isScale(question, desktop)) {
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
      mark="round"
      onPress={(id) => onCommit([id])}
    />
  );
}
