import type { ReactNode } from 'react';
import { integerScale } from '../../lib/numbers/numberScale.ts';
import { Text } from '../../ui/content/Text.tsx';
import { Combobox } from '../../ui/fields/Combobox.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { MaskedField } from '../../ui/fields/MaskedField.tsx';
import { NumberStepper } from '../../ui/fields/NumberStepper.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { RangeSliderField } from '../../ui/fields/RangeSliderField.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { SliderField } from '../../ui/fields/SliderField.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { all, controlled, each, type SampleContext, type Samples } from '../sampleBuilders.tsx';
import { stressTexts } from '../sampleTexts.ts';

const noop = () => {};
const fieldStates = ['empty', 'hint', 'error', 'hint-error-long'] as const;
const passwordTexts = {
  show: 'Show',
  hide: 'Hide',
  shown: 'The password is shown.',
  hidden: 'The password is hidden.',
};
const groupDigits = (written: string) => written.replace(/\D/g, '').replace(/(.{4})(?=.)/g, '$1 ');
const towns = [
  { key: 'a', title: 'Freiburg im Breisgau', detail: '79098' },
  { key: 'b', title: 'Freising', detail: '' },
  { key: 'c', title: stressTexts.longName, detail: stressTexts.longWord },
];

export const fieldSamples = ({ t }: SampleContext): Samples => {
  type Field = ReturnType<typeof toField> & { value: string; onChange: (value: string) => void };
  /** What all fields have, in one of the states. */
  const toField = (prefix: string, state: (typeof fieldStates)[number]) => ({
    id: `${prefix}-${state}`,
    label: state.endsWith('long') ? t.question : t.label,
    hint: state === 'hint' ? t.hint : state.endsWith('long') ? stressTexts.longWord : undefined,
    error: state.includes('error') ? t.error : undefined,
  });
  /** A field in each of the states; `values` has a text for each. */
  const eachState = (name: string, values: readonly string[], render: (field: Field) => ReactNode) =>
    each(name, fieldStates, (state) =>
      controlled(values[fieldStates.indexOf(state)] ?? '', (value, onChange) =>
        render({ ...toField(name, state), value, onChange }),
      ),
    );
  const texts = ['', 'Anna', 'A', stressTexts.url];
  const stepper = { scale: integerScale(140, 210), texts: { less: 'One less', more: 'One more' } };
  const options = [t.label, t.option, stressTexts.longWord].map((label, value) => ({ value, label }));
  return {
    ...eachState('TextField', texts, (field) => <TextField {...field} autoComplete="off" />),
    'TextField: email': controlled('anna@example.org', (value, onChange) => (
      <TextField id="email" type="email" label="E-mail" autoComplete="off" value={value} onChange={onChange} />
    )),
    ...eachState('PasswordField', texts, (field) => (
      <PasswordField {...field} autoComplete="new-password" texts={passwordTexts} />
    )),
    ...eachState('TextArea', texts, (field) => <TextArea {...field} placeholder={t.hint} maxLength={500} rows={3} />),
    ...eachState('DateField', ['', '23.04.1961', '31.02.1961'], (field) => (
      <DateField {...field} mask="dd.mm.yyyy" autoComplete="off" onBlur={noop} />
    )),
    ...eachState('MaskedField', ['', '4111 1111 1111 1111', '4111'], (field) => (
      <MaskedField {...field} autoComplete="off" width="number" format={groupDigits} />
    )),
    ...each('Combobox', ['none', 'open', 'error'], (state) =>
      controlled(state === 'open' ? 'Frei' : '', (text, onTextChange) => (
        <Combobox
          id={`town-${state}`}
          label={t.label}
          listLabel={t.hint}
          status={t.sentence}
          hint={t.hint}
          error={state === 'error' ? t.error : undefined}
          options={state === 'open' ? towns : []}
          text={text}
          onTextChange={onTextChange}
          onChoose={(chosen) => onTextChange(towns.find(({ key }) => key === chosen)?.title ?? '')}
        />
      )),
    ),
    'Select: plain': controlled(1, (chosen, onChoose) => (
      <Select id="select-plain" label={t.label} options={options} chosen={chosen} onChoose={onChoose} />
    )),
    'Select: hint, error, long': controlled(2, (chosen, onChoose) => (
      <Select {...toField('select', 'hint-error-long')} options={options} chosen={chosen} onChoose={onChoose} />
    )),
    'NumberStepper: in the middle, at the end': all([170, 140], (initial) =>
      controlled(initial, (value, onChange) => (
        <>
          <Text id={`step-${initial}`}>{t.label}</Text>
          <NumberStepper
            {...stepper}
            labelledBy={`step-${initial}`}
            value={value}
            onChange={onChange}
            valueText={`${value} cm`}
          />
        </>
      )),
    ),
    'SliderField: in the middle with marks; at the end': all([170, 140], (initial) =>
      controlled(initial, (value, onChange) => (
        <>
          <Text id={`slider-${initial}`}>{t.question}</Text>
          <SliderField
            {...stepper}
            labelledBy={`slider-${initial}`}
            label={t.label}
            value={value}
            onChange={onChange}
            formatValue={(cm) => `${cm} cm`}
            {...(initial === 170 && { marks: [140, 170, 190, 210].map((cm) => ({ value: cm, label: `${cm}` })) })}
          />
        </>
      )),
    ),
    RangeSliderField: controlled<readonly [number, number]>([48, 62], (value, onChange) => (
      <>
        <Text id="pair-question">{t.question}</Text>
        <RangeSliderField
          labelledBy="pair-question"
          scale={integerScale(40, 99)}
          gap={5}
          value={value}
          onChange={onChange}
          formatValue={(age) => `${age} years`}
          labels={['From', 'To']}
          texts={stepper.texts}
        />
      </>
    )),
  };
};
