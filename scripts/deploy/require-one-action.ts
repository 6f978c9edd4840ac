import { UserError } from '../command.ts';

/** What `npm run deploy` was asked to do. */
export interface Actions {
	list: boolean;
	rollback: boolean;
	release?: string | undefined;
	before?: string | undefined;
	remove: readonly string[];
	'remove-departed': boolean;
	'end-hold': boolean;
}

/**
 * Verifies that one thing is asked for: of two, one would be left undone without a word.
 *
 * @param names the dealers that are named
 * @throws UserError
 */
export function requireOneAction(names: readonly string[], actions: Actions): void {
	const { list, rollback, release, before, remove } = actions;
	const [first, second] = [
		...(list ? ['--list'] : []),
		...(rollback ? ['--rollback'] : []),
		...(remove.length > 0 ? ['--remove'] : []),
	];
	const ofPublishing = actions['end-hold']
		? '--end-hold'
		: actions['remove-departed']
			? '--remove-departed'
			: null;
	const other = second ?? (first && ofPublishing);
	if (other) throw new UserError(`${first} and ${other} are two things: do one after the other`);
	if (!rollback && (release ?? before) !== undefined)
		throw new UserError('--release and --before are for --rollback');
	if (names.length === 0) return;
	if (remove.length > 0)
		throw new UserError(`--remove takes off only the dealers it is given; leave out ${names.join(' ')}`);
	if (actions['remove-departed'])
		throw new UserError(`--remove-departed is about the whole fleet; leave out ${names.join(' ')}`);
}
