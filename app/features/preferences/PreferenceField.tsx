import type { ComponentType } from 'react';
import type { SliderInputProps } from '../../answers/inputs/AnswerInputProps.ts';
import { HeightInput } from '../../answers/inputs/HeightInput.tsx';
import { RangeInput } from '../../answers/inputs/RangeInput.tsx';
import { toRecord } from '../../answers/readAnswer.ts';
import { DistanceField, siteDistances } from '../../fields/distance/DistanceField.tsx';
import { toDistanceAnswer, toSliderDistance } from '../../fields/distance/distance.model.ts';
import { type Preference, type PreferenceType, toCoordinate } from './preferences.model.ts';

interface PreferenceFieldProps {
  preference: Preference;
  onChange: (preference: Preference) => void;
}

const inputsByType: Readonly<Record<PreferenceType, ComponentType<SliderInputProps>>> = {
  8: HeightInput,
  9: PreferredDistanceInput,
  10: RangeInput,
};

/** The field for the type of a preference. */
export function PreferenceField({ preference, onChange }: PreferenceFieldProps) {
  const { type, question, answer } = preference;
  const Input = inputsByType[type];
  return (
    <Input
      id={`preference-${question.id}`}
      question={question}
      answer={answer}
      onChange={(changed) => onChange({ ...preference, answer: changed })}
    />
  );
}

/** Unlike the questionnaire, which moves the circle to the member's home, this keeps the centre of the stored answer. */
function PreferredDistanceInput({ id = 'answer', answer, onChange }: SliderInputProps) {
  const { lat, lng, distance } = toRecord(answer);
  const centre = { lat: toCoordinate(lat), lng: toCoordinate(lng) };
  const distances = siteDistances();
  return (
    <DistanceField
      id={id}
      value={toSliderDistance(distance, distances)}
      onChange={(value) => onChange({ ...toDistanceAnswer(value, distances, null), ...centre })}
      centre={centre}
    />
  );
}
