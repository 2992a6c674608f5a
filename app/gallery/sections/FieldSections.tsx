import { useState } from 'react';
import { Combobox } from '../../ui/Combobox.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { MaskedField } from '../../ui/MaskedField.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { SectionsProps } from '../GalleryPage.tsx';
import { Section } from '../Section.tsx';
import { State } from '../State.tsx';
import { hard } from '../texts/texts.ts';

const nothing = () => {};

export function FieldSections({ t }: SectionsProps) {
  const states = [
    { name: 'empty', value: '' },
    { name: 'filled, hint', value: t.value, hint: t.hint },
    { name: 'error', value: 'A', error: t.error },
    { name: 'hint, error, long', value: hard.unbroken, hint: hard.german, error: t.error },
  ];
  return (
    <>
      <Section name="FieldFrame, TextField">
        {states.map(({ name, ...state }) => (
          <State key={name} name={name}>
            <Typed first={state.value}>
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
            </Typed>
          </State>
        ))}
        <State name="email">
          <TextField
            id="text-email"
            type="email"
            label={t.email}
            autoComplete="off"
            value="anna@example.org"
            onChange={nothing}
          />
        </State>
      </Section>
      <Section name="PasswordField">
        {states.slice(0, 3).map(({ name, hint, error }) => (
          <State key={name} name={name}>
            <Typed first={name === 'empty' ? '' : 'a good password'}>
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
            </Typed>
          </State>
        ))}
      </Section>
      <Section name="TextArea">
        {states.map(({ name, value, hint, error }) => (
          <State key={name} name={name}>
            <Typed first={value}>
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
            </Typed>
          </State>
        ))}
      </Section>
      <Section name="DateField">
        {(['', '23.04.1961', '31.02.1961'] as const).map((first, index) => (
          <State key={first} name={['empty', 'filled', 'error'][index]!}>
            <Typed first={first}>
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
                  onLeave={nothing}
                />
              )}
            </Typed>
          </State>
        ))}
      </Section>
      <Section name="MaskedField">
        <State name="empty, filled, error">
          {['', '4111 1111 1111 1111', '4111'].map((first, index) => (
            <Typed key={first} first={first}>
              {(value, onChange) => (
                <MaskedField
                  id={`card-${index}`}
                  label={t.card}
                  autoComplete="off"
                  width="number"
                  group={(written) => written.replace(/\D/g, '').replace(/(.{4})(?=.)/g, '$1 ')}
                  error={index === 2 ? t.error : undefined}
                  value={value}
                  onChange={onChange}
                />
              )}
            </Typed>
          ))}
        </State>
      </Section>
      <Section name="Combobox">
        <State name="empty">
          <Town id="town-none" t={t} found={false} />
        </State>
        <State name="open">
          <Town id="town-some" t={t} found />
        </State>
        <State name="error">
          <Town id="town-error" t={t} found={false} error={t.error} />
        </State>
      </Section>
    </>
  );
}

interface TypedProps {
  first: string;
  children: (value: string, onChange: (value: string) => void) => React.ReactNode;
}

function Typed({ first, children }: TypedProps) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}

function Town({ id, t, found, error }: { id: string; found: boolean; error?: string } & Pick<SectionsProps, 't'>) {
  const [text, setText] = useState(found ? 'Frei' : '');
  const options = [
    { key: 'a', title: 'Freiburg im Breisgau', detail: '79098' },
    { key: 'b', title: 'Freising', detail: '' },
    { key: 'c', title: hard.name, detail: hard.german },
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
      onText={setText}
      onChoose={(key) => setText(options.find((option) => option.key === key)?.title ?? '')}
    />
  );
}
