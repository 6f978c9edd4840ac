import type { ByteReader } from './byte-reader.ts';
import type { ByteWriter } from './byte-writer.ts';

/** The maximum of decimal places for the whole-number encoding. */
const MOST_DECIMALS = 7;
const AS_FLOATS = 255;

/** Writes ascending numbers: scaled to whole numbers and delta encoded where that is exact, else as 64-bit floats. */
export function writeNumbers(writer: ByteWriter, numbers: readonly number[]): void {
	writer.number(numbers.length);
	if (numbers.length === 0) return;
	const decimals = decimalsOf(numbers);
	if (decimals === null) {
		writer.byte(AS_FLOATS);
		for (const number of numbers) writer.float(number);
		return;
	}
	writer.byte(decimals);
	let before = 0;
	for (const number of numbers) {
		const whole = Math.round(number * 10 ** decimals);
		writer.signed(whole - before);
		before = whole;
	}
}

/** Reads the numbers that {@link writeNumbers} wrote. */
export function readNumbers(reader: ByteReader): number[] {
	const length = reader.number();
	if (length === 0) return [];
	const decimals = reader.byte();
	if (decimals === AS_FLOATS) return Array.from({ length }, () => reader.float());
	const unit = 10 ** decimals;
	let whole = 0;
	return Array.from({ length }, () => {
		whole += reader.signed();
		return whole / unit;
	});
}

/** The fewest decimal places that represent every number exactly; null when none do. */
function decimalsOf(numbers: readonly number[]): number | null {
	for (let decimals = 0; decimals <= MOST_DECIMALS; decimals += 1) {
		const unit = 10 ** decimals;
		const isExact = (number: number) => {
			const whole = Math.round(number * unit);
			return Math.abs(whole) < 2 ** 50 && whole / unit === number;
		};
		if (numbers.every(isExact)) return decimals;
	}
	return null;
}
