import { useState } from 'react';
import { Select } from '../ui/fields/Select.tsx';

interface SettingSelectProps<Value extends string> {
  name: string;
  label: string;
  values: readonly Value[];
  initial: Value;
}

export function SettingSelect<Value extends string>({
  name,
  label,
  values,
  initial: first,
}: SettingSelectProps<Value>) {
  const [chosen, setChosen] = useState(first);
  return (
    <Select
      id={name}
      label={label}
      options={values.map((value) => ({ value, label: value }))}
      chosen={chosen}
      onChoose={setChosen}
    />
  );
}
