import { PictureTiles } from '../../ui/choices/PictureTiles.tsx';
import { toNumbers } from '../answerValues.ts';
import type { AnswerInputProps } from './AnswerInputProps.ts';
import { toOptions, toPressed, toPressedAnswer } from './openOption.ts';
import { toOptionPicture } from './questionPictureUrl.ts';

/** The field of type 6: options with a picture each; pressing one commits the answer. */
export function PictureChoiceInput(props: AnswerInputProps) {
  const { question, answer, onCommit, labelledBy, describedBy, openLabel } = props;
  return (
    <PictureTiles
      labelledBy={labelledBy}
      describedBy={describedBy}
      tiles={toOptions(question, openLabel).map(({ key, name, label }) => ({
        key,
        label,
        picture: toOptionPicture(question.id, name),
      }))}
      chosen={toPressed(toNumbers(answer))[0] ?? null}
      onPress={(key) => onCommit(toPressedAnswer(key))}
    />
  );
}
