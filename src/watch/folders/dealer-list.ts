import { thrownMessage } from '../../thrown-message.ts';

/**
 * The dealers to watch, again and again: those read last where the folders cannot be read, as for a moment during a checkout.
 *
 * @param read lists them; may throw
 * @param known those of an earlier process
 */
export function dealerList(
	read: () => string[],
	known: readonly string[],
	log: (line: string) => void,
): () => string[] {
	let last = [...known];
	let reported = '';
	return () => {
		try {
			last = read();
			reported = '';
		} catch (error) {
			const reason = thrownMessage(error);
			if (reason !== reported) log(`✗ the dealers’ folders cannot be read: ${reason}`);
			reported = reason;
		}
		return last;
	};
}
