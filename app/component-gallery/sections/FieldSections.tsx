import { useState } from 'react';
import { Combobox } from '../../ui/fields/Combobox.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { MaskedField } from '../../ui/fields/MaskedField.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { ComponentSection } from '../ComponentSection.tsx';
import { ComponentState } from '../ComponentState.tsx';
import type { SectionsProps } from '../GalleryPage.tsx';
import { stressTexts } from '../texts/galleryTexts.ts';

const noop = () => {};

export function FieldSections({ t }: SectionsProps) {
  const states = [
    { name: 'empty', value: '' },
    { name: 'filled, hint', value: t.value, hint: t.hint },
    { name: 'error', value: 'A', error: t.error },
    { name: 'hint, error, long', value: stressTexts.unbroken, hint: stressTexts.german, error: t.error },
  ];
  return (
    <>
      <ComponentSection name="FieldFrame, TextField">
        {states.map(({ name, ...state }) => (
          <ComponentState key={name} name={name}>
            <Controlled initial={state.value}>
              {(value, onChange) => (
                <TextField
                  id={`text-${name}`.replaceAll(/\W+/g, '-')}
                  label={name.endsWith('long') ? t.labelLong : t.label}
                  autoComplete="off"
                  hint={state.hint}
                  error={state.error}
                  value={value}
                  onChange={onChange}
                />
              )}
            </Controlled>
          </ComponentState>
        ))}
        <ComponentState name="email">
          <TextField
            id="text-email"
            type="email"
            label={t.email}
            autoComplete="off"
            value="anna@example.org"
            onChange={noop}
          />
        </ComponentState>
      </ComponentSection>
      <ComponentSection name="PasswordField">
        {states.slice(0, 3).map(({ name, hint, error }) => (
          <ComponentState key={name} name={name}>
            <Controlled initial={name === 'empty' ? '' : 'a good password'}>
              {(value, onChange) => (
                <PasswordField
                  id={`password-${name}`.replaceAll(/\W+/g, '-')}
                  label={t.password}
                  autoComplete="new-password"
                  texts={{ show: t.reveal, hide: t.conceal, shown: t.shown, hidden: t.hidden }}
                  hint={hint}
                  error={error}
                  value={value}
                  onChange={onChange}
                />
              )}
            </Controlled>
          </ComponentState>
        ))}
      </ComponentSection>
      <ComponentSection name="TextArea">
        {states.map(({ name, value, hint, error }) => (
          <ComponentState key={name} name={name}>
            <Controlled initial={value}>
              {(value, onChange) => (
                <TextArea
                  id={`area-${name}`.replaceAll(/\W+/g, '-')}
                  label={t.labelLong}
                  placeholder={t.hint}
                  maxLength={500}
                  rows={3}
                  hint={hint}
                  error={error}
                  value={value}
                  onChange={onChange}
                />
              )}
            </Controlled>
          </ComponentState>
        ))}
      </ComponentSection>
      <ComponentSection name="DateField">
        {(['', '23.04.1961', '31.02.1961'] as const).map((first, index) => (
          <ComponentState key={first} name={['empty', 'filled', 'error'][index]!}>
            <Controlled initial={first}>
              {(value, onChange) => (
                <DateField
                  id={`date-${index}`}
                  label={t.birthday}
                  mask="dd.mm.yyyy"
                  hint={t.birthdayHint}
                  autoComplete="off"
                  error={index === 2 ? t.error : undefined}
                  value={value}
                  onChange={onChange}
                  onBlur={noop}
                />
              )}
            </Controlled>
          </ComponentState>
        ))}
      </ComponentSection>
      <ComponentSection name="MaskedField">
        <ComponentState name="empty, filled, error">
          {['', '4111 1111 1111 1111', '4111'].map((first, index) => (
            <Controlled key={first} initial={first}>
              {(value, onChange) => (
                <MaskedField
                  id={`card-${index}`}
                  label={t.card}
                  autoComplete="off"
                  width="number"
                  format={(written) => written.replace(/\D/g, '').replace(/(.{4})(?=.)/g, '$1 ')}
                  error={index === 2 ? t.error : undefined}
                  value={value}
                  onChange={onChange}
                />
              )}
            </Controlled>
          ))}
        </ComponentState>
      </ComponentSection>
      <ComponentSection name="Combobox">
        <ComponentState name="empty">
          <TownCombobox id="town-none" t={t} found={false} />
        </ComponentState>
        <ComponentState name="open">
          <TownCombobox id="town-some" t={t} found />
        </ComponentState>
        <ComponentState name="error">
          <TownCombobox id="town-error" t={t} found={false} error={t.error} />
        </ComponentState>
      </ComponentSection>
    </>
  );
}

interface ControlledProps {
  initial: string;
  children: (value: string, onChange: (value: string) => void) => React.ReactNode;
}

function Controlled({ initial: first, children }: ControlledProps) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}

function TownCombobox({
  id,
  t,
  found,
  error,
}: { id: string; found: boolean; error?: string } & Pick<SectionsProps, 't'>) {
  const [text, setText] = useState(found ? 'Frei' : '');
  const options = [
    { key: 'a', title: 'Freiburg im Breisgau', detail: '79098' },
    { key: 'b', title: 'Freising', detail: '' },
    { key: 'c', title: stressTexts.name, detail: stressTexts.german },
  ];
  return (
    <Combobox
      id={id}
      label={t.city}
      listLabel={t.cities}
      status={found ? t.citiesFound : t.nothingFound}
      hint={t.hint}
      error={error}
      options={found ? options : []}
      text={text}
      onTextChange={setText}
      onChoose={(key) => setText(options.find((option) => option.key === key)?.title ?? '')}
    />
  );
}
