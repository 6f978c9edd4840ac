interface Waiting<Order, Answer> {
	order: Order;
	settle: (answer: Answer) => void;
	refuse: (reason: unknown) => void;
}

/**
 * Orders that come in while others are carried out wait and are carried out together. A group that fails is tried again one by one, so
 * that nobody fails for another's fault.
 *
 * @param most orders of one group
 * @param carryOut answers in the order of its orders; repeating it must do no harm
 */
export function inGroups<Order, Answer>(
	most: number,
	carryOut: (orders: readonly Order[]) => Promise<readonly Answer[]>,
): (order: Order) => Promise<Answer> {
	let waiting: Waiting<Order, Answer>[] = [];
	let isBusy = false;

	const work = async (): Promise<void> => {
		isBusy = true;
		while (waiting.length > 0) {
			const group = waiting.slice(0, most);
			waiting = waiting.slice(most);
			await answer(group, carryOut).catch(() => oneByOne(group, carryOut));
		}
		isBusy = false;
	};
	return (order) =>
		new Promise((settle, refuse) => {
			waiting.push({ order, settle, refuse });
			if (!isBusy) {
				isBusy = true;
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
