const signatures = [
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
];

/** Detects png or jpeg by the first bytes; null for anything else. */
export function detectImageType(content: Uint8Array): string | null {
  return signatures.find(({ bytes }) => bytes.every((byte, index) => content[index] === byte))?.type ?? null;
}
