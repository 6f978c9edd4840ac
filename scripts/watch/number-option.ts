import { UserError } from '../command.ts';

/**
 * The number of an option of a command.
 *
 * @param most the largest that makes sense
 * @throws UserError for one that is not above 0, or larger
 */
export function numberOption(option: string, text: string, most: number): number {
	const value = Number(text);
	if (!(value > 0 && value <= most))
		throw new UserError(`${option} takes a number above 0, at most ${most}, found ${text || 'nothing'}`);
	return value;
}
