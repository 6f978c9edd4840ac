import { isBusy } from './is-busy.ts';

interface Waiting<Order, Answer> {
	order: Order;
	settle: (answer: Answer) => void;
	refuse: (reason: unknown) => void;
}

/**
 * Orders that come in while others are carried out wait and are carried out together. A group that fails is tried again one by one, so
 * that no order fails for another's fault; not where the database could not be had in time, as each would wait as long again.
 *
 * @param most orders of one group
 * @param carryOut answers in the order of its orders; repeating it must do no harm
 */
export function inGroups<Order, Answer>(
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
				// Requests that arrived together are read one after the other: let them all in first.
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
