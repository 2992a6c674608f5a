/** Letters in a row that a seventh of a question's card holds. */
const MAX_WORD_LENGTH = 9;
const MAX_LABEL_LENGTH = 24;

/** Whether all labels of a scale fit side by side. */
export const fitsColumns = (labels: readonly string[]): boolean =>
  labels.every(
    (label) =>
      label.length <= MAX_LABEL_LENGTH && label.split(/[\s\u00ad-]+/).every((word) => word.length <= MAX_WORD_LENGTH),
  );
