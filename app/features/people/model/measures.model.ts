/** 5.6 → 5 ft 7 in: the fraction times 12, rounded down, and not spoiled by how machines write fractions (contract,
 * reading 16). */
export function toFeetAndInches(height: number): { feet: number; inches: number } {
  const feet = Math.floor(height);
  return { feet, inches: Math.min(11, Math.floor((height - feet) * 12 + 1e-9)) };
}
