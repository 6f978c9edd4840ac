import { isBusy } from './is-busy.ts';

interface Waiting<Order, Answer> {
	order: Order;
	settle: (answer: Answer) => void;
	refuse: (reason: unknown) => void;
}

/**
 * Batches orders: those that arrive while a batch is running form the next one. The orders of a failed batch are retried one by one, so
 * that no order fails because of another; not after a lock timeout, as each would wait as long again.
 *
 * @param most orders in a batch
 * @param carryOut runs a batch and returns results in the same order; repeating it must be harmless
 */
export function inBatches<Order, Answer>(
	most: number,
	carryOut: (orders: readonly Order[]) => Promise<readonly Answer[]>,
): (order: Order) => Promise<Answer> {
	let waiting: Waiting<Order, Answer>[] = [];
	let isWorking = false;

	const work = async (): Promise<void> => {
		isWorking = true;
		while (waiting.length > 0) {
			const group = waiting.slice(0, most);
			waiting = waiting.slice(most);
			await answer(group, carryOut).catch((error: unknown) => {
				if (group.length > 1 && !isBusy(error)) return oneByOne(group, carryOut);
				for (const { refuse } of group) refuse(error);
				return undefined;
			});
		}
		isWorking = false;
	};
	return (order) =>
		new Promise((settle, refuse) => {
			waiting.push({ order, settle, refuse });
			if (!isWorking) {
				isWorking = true;
				// Collects all requests that arrived in this tick first.
				setImmediate(work);
			}
		});
}

async function answer<Order, Answer>(
	group: readonly Waiting<Order, Answer>[],
	carryOut: (orders: readonly Order[]) => Promise<readonly Answer[]>,
): Promise<void> {
	const answers = await carryOut(group.map(({ order }) => order));
	for (const [index, { settle }] of group.entries()) settle(answers[index] as Answer);
}

async function oneByOne<Order, Answer>(
	group: readonly Waiting<Order, Answer>[],
	carryOut: (orders: readonly Order[]) => Promise<readonly Answer[]>,
): Promise<void> {
	for (const one of group) await answer([one], carryOut).catch(one.refuse);
}
