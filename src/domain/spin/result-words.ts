import { formatDate } from '../time/format-date.ts';
import { decidingText, positionText } from './draw.ts';
import { type DrawTable, type Prize, positionsOf } from './prizes.ts';

/** A result as its words need it. */
interface Result {
	prize: string | null;
	had_run_out: boolean;
	seed: string;
	own_number: string;
	position: number;
	seal: string;
}

/** Heading and text of a result. */
export function resultWords(
	{ prize: id, had_run_out }: Pick<Result, 'prize' | 'had_run_out'>,
	{ prizes, claim_by }: Pick<DrawTable, 'prizes'> & { claim_by: string },
): { heading: string; text: string; prize: Prize | null } {
	const prize = prizes.find((one) => one.id === id) ?? null;
	if (prize) {
		const text = `${prize.claim} Worth $${prize.value}, until ${formatDate(claim_by)}.`;
		return { heading: `You won: ${prize.name}`, text, prize };
	}
	const text = had_run_out
		? 'The prize at your position had run out, as the table of prizes says. Thanks for playing.'
		: 'Thanks for playing. There is one spin each, so this was yours.';
	return { heading: 'No prize this time', text, prize };
}

/** How a shopper repeats a draw, step by step. */
export function proofSteps(
	{ seal, seed, own_number, position, prize: id, had_run_out }: Result,
	table: DrawTable,
): string[] {
	const positions = positionsOf(table);
	const prize = table.prizes.find((one) => one.id === id) ?? null;
	const range = prize ? `${positionText(prize, table)} win: ${prize.name}` : null;
	const nothing = had_run_out
		? `The prize at position ${position} had run out.`
		: `Positions ${positionText(null, table)} win nothing.`;
	return [
		`The SHA-256 of the key ${seed} is the seal ${seal}, which you saw before you spun.`,
		`The SHA-256 of ${decidingText(seed, own_number)}, which is the key, a colon and your own number, decides. On a Mac or Linux: printf '%s' '${decidingText(seed, own_number)}' | shasum -a 256`,
		`Its first eight characters are a number in base 16. Divide it by 4,294,967,296, times ${positions}, and drop what is behind the point: ${position}.`,
		range === null ? nothing : `Positions ${range}.`,
	];
}
