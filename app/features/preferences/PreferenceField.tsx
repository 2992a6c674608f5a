import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AnswerInput } from '../../answers/AnswerInput.tsx';
import { emptyAnswer, isAnswered, toRecord } from '../../answers/answerValues.ts';
import type { SliderInputProps } from '../../answers/inputs/AnswerInputProps.ts';
import type { Answer } from '../../api/contract/questionSchemas.ts';
import { DistanceField } from '../../fields/distance/DistanceField.tsx';
import { toDistanceAnswer, toSliderDistance } from '../../fields/distance/distance.model.ts';
import { siteDistances } from '../../fields/distance/siteDistances.ts';
import { OptionList } from '../../ui/choices/OptionList.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { DISTANCE_TYPE, type Preference, toAnswer, toCoordinate } from './preferenceDrafts.model.ts';

interface PreferenceFieldProps {
  preference: Preference;
  onChange: (draft: Answer) => void;
  /** Whether the member has tried to save an incomplete answer. */
  attempted: boolean;
  /** Id of the question's heading. */
  labelledBy: string;
}

/** Types with options of which none may be chosen. */
const choiceTypes: ReadonlySet<number> = new Set([1, 2, 6]);

/** The field for the type of a preference. */
export function PreferenceField({ preference, onChange, attempted, labelledBy }: PreferenceFieldProps) {
  const { t } = useLingui();
  const { question, draft } = preference;
  const [initialDraft] = useState(draft);
  const [clearings, setClearings] = useState(0);
  const field = { id: `preference-${question.id}`, question, answer: toAnswer(preference), onChange, labelledBy };
  if (question.type === DISTANCE_TYPE) return <PreferredDistanceInput {...field} />;
  const input = (
    <AnswerInput
      // The field restarts without its choice.
      key={clearings}
      {...field}
      question={question.skippable ? { ...question, minChoices: question.minChoices ?? 0 } : question}
      initialDraft={clearings === 0 ? initialDraft : emptyAnswer}
      onCommit={onChange}
      attempted={attempted}
    />
  );
  if (!question.skippable || !choiceTypes.has(question.type)) return input;
  return (
    <Stack gap="xsmall">
      {input}
      <OptionList
        labelledBy={labelledBy}
        options={[{ key: 'any', label: t`I don’t mind` }]}
        chosen={isAnswered(draft) ? [] : ['any']}
        indicator="round"
        onPress={() => {
          onChange(emptyAnswer);
          setClearings(clearings + 1);
        }}
      />
    </Stack>
  );
}

/**
 * The field of a distance. Unlike the questionnaire's, which moves the circle to the member's home, it keeps the centre
 * of the stored answer.
 */
function PreferredDistanceInput({ answer, onChange, labelledBy }: SliderInputProps) {
  const { lat, lng, distance } = toRecord(answer);
  const centre = { lat: toCoordinate(lat), lng: toCoordinate(lng) };
  const distances = siteDistances();
  return (
    <DistanceField
      value={toSliderDistance(distance, distances)}
      onChange={(value) => onChange({ ...toDistanceAnswer(value, distances, null), ...centre })}
      centre={centre}
      labelledBy={labelledBy}
    />
  );
}
