import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AnswerInput } from '../../answers/AnswerInput.tsx';
import { toRecord } from '../../answers/answerValues.ts';
import type { SliderInputProps } from '../../answers/inputs/AnswerInputProps.ts';
import type { Answer } from '../../api/contract/questionSchemas.ts';
import { DistanceField } from '../../fields/distance/DistanceField.tsx';
import { toDistanceAnswer, toSliderDistance } from '../../fields/distance/distance.model.ts';
import { siteDistances } from '../../fields/distance/siteDistances.ts';
import { DISTANCE_TYPE, type Preference, toAnswer, toCoordinate } from './preferenceDrafts.model.ts';

interface PreferenceFieldProps {
  preference: Preference;
  onChange: (draft: Answer) => void;
  /** Whether the member has tried to save an incomplete answer. */
  attempted: boolean;
  /** Id of the question's heading. */
  labelledBy: string;
}

/** The field for the type of a preference. */
export function PreferenceField({ preference, onChange, attempted, labelledBy }: PreferenceFieldProps) {
  const { t } = useLingui();
  const { question, draft } = preference;
  const [initialDraft] = useState(draft);
  const field = { id: `preference-${question.id}`, question, answer: toAnswer(preference), onChange, labelledBy };
  if (question.type === DISTANCE_TYPE) return <PreferredDistanceInput {...field} />;
  return (
    <AnswerInput
      {...field}
      question={question.skippable ? { ...question, minChoices: question.minChoices ?? 0 } : question}
      initialDraft={initialDraft}
      onCommit={onChange}
      attempted={attempted}
      openLabel={question.skippable ? t`I don’t mind` : undefined}
    />
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
