import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import crosshair from '@phosphor-icons/core/regular/crosshair.svg?raw';
import { useState } from 'react';
import type { Place } from '../../../api/contract/places.ts';
import { useMember } from '../../../session/useSession.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Combobox } from '../../../ui/Combobox.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { readRecord } from '../answer.model.ts';
import type { AnswerProps } from './AnswerProps.ts';
import { detailOfPlace, isOwnCountry, keyOfPlace, nameOfPlace, shortestQuery, toPlaceAnswer } from './place.model.ts';
import { placeErrors } from './placeErrors.ts';
import { useOwnPlace } from './useOwnPlace.ts';
import { usePlaces } from './usePlaces.ts';

/** Type 7: a town of the member's country, by its name, by its postcode, or by where the device is. */
export function City({ answer, onAnswer, asked }: AnswerProps) {
  const { t } = useLingui();
  const member = useMember();
  const country = member?.claims.country ?? '';
  const given = readRecord(answer);
  const [text, setText] = useState(() => (typeof given.city === 'string' ? given.city : ''));
  const [chosen, setChosen] = useState(text);
  const [foreign, setForeign] = useState(false);
  const searching = text !== chosen && text.trim().length >= shortestQuery;
  const search = usePlaces(searching ? text : '', country);
  const places = searching ? search.places : [];
  const found = searching && !search.isFetching && !search.isError && search.query === text.trim();
  const count = places.length;
  const own = useOwnPlace(take);

  function take(place: Place) {
    const ours = isOwnCountry(place.country, country);
    setForeign(!ours);
    if (!ours) return onAnswer([]);
    const name = nameOfPlace(place);
    setText(name);
    setChosen(name);
    onAnswer(toPlaceAnswer(place));
  }
  const type = (written: string) => {
    setText(written);
    setForeign(false);
    own.forgetTrouble();
    if (written !== chosen) onAnswer([]);
  };
  const error = foreign
    ? placeErrors.foreign
    : search.isError && searching
      ? placeErrors.failed
      : found && count === 0
        ? placeErrors.nothing
        : asked && chosen !== text
          ? placeErrors.choose
          : null;
  return (
    <Stack gap="large">
      <Combobox
        id="answer"
        label={t`Town or postcode`}
        listLabel={t`Towns that fit`}
        text={text}
        onText={type}
        options={places.map((place) => ({
          key: keyOfPlace(place),
          title: nameOfPlace(place),
          detail: detailOfPlace(place),
        }))}
        onChoose={(key) => {
          const place = places.find((each) => keyOfPlace(each) === key);
          if (place) take(place);
        }}
        status={
          searching && search.isFetching
            ? t`Searching …`
            : found && count > 0
              ? plural(count, {
                  one: '# town found. Choose it from the list.',
                  other: '# towns found. Choose yours from the list.',
                })
              : text !== '' && text === chosen
                ? t`Your town: ${{ town: chosen }}`
                : ''
        }
        hint={t`Type the first letters, then choose your town from the list.`}
        error={error ? t(error) : undefined}
      />
      <div>
        <Button tone="secondary" icon={crosshair} inactive={own.busy} onClick={own.find}>
          {own.busy ? t`Looking for your position …` : t`Use my position`}
        </Button>
      </div>
      {own.trouble && <Banner tone="info" title={t(placeErrors[own.trouble])} announce />}
    </Stack>
  );
}
