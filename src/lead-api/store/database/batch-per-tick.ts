/** Batches the items of one tick: a message between threads costs about as much as ten sent together. */
export function batchPerTick<Item>(handOn: (items: readonly Item[]) => void): (item: Item) => void {
	let waiting: Item[] = [];
	return (item) => {
		waiting.push(item);
		if (waiting.length > 1) return;
		setImmediate(() => {
			const items = waiting;
			waiting = [];
			handOn(items);
		});
	};
}
