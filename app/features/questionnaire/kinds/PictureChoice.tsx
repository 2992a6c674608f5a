import { activeLocale } from '../../../i18n/locale.ts';
import { pickText } from '../../../lib/pickText.ts';
import { PictureTiles } from '../../../ui/PictureTiles.tsx';
import { readNumbers } from '../answer.model.ts';
import type { AnswerProps } from './AnswerProps.ts';
import { questionPicture } from './questionPicture.ts';

/** Type 6: a picture and its word; pressing one decides. */
export function PictureChoice({ question, answer, onCommit, labelledBy }: AnswerProps) {
  return (
    <PictureTiles
      labelledBy={labelledBy}
      tiles={question.answerOptions.map(({ id, key, translations }) => ({
        key: id,
        label: pickText(translations, activeLocale()),
        picture: questionPicture(question.id, key),
      }))}
      chosen={readNumbers(answer)[0] ?? null}
      onPress={(id) => onCommit([id])}
    />
  );
}
