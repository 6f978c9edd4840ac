/** Auto-reset event: `wait` resolves on the next `set` or after a timeout. */
export interface AutoResetEvent {
	set: () => void;
	/** Resolves on `set`, at once when it was called since the last `wait`, or after so many milliseconds. */
	wait: (mostMs: number) => Promise<void>;
}

/** An auto-reset event for one waiter. */
export function createAutoResetEvent(): AutoResetEvent {
	let isSet = false;
	let resume: (() => void) | null = null;
	return {
		set() {
			isSet = true;
			resume?.();
		},
		async wait(mostMs) {
			let timer: NodeJS.Timeout | undefined;
			if (!isSet)
				await new Promise<void>((resolve) => {
					resume = resolve;
					timer = setTimeout(resolve, mostMs);
				});
			clearTimeout(timer);
			resume = null;
			isSet = false;
		},
	};
}
