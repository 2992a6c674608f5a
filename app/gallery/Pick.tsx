import { useState } from 'react';
import { Select } from '../ui/Select.tsx';

interface PickProps<Value extends string> {
  name: string;
  label: string;
  values: readonly Value[];
  first: Value;
}

export function Pick<Value extends string>({ name, label, values, first }: PickProps<Value>) {
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
