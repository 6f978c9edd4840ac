/** Somebody sleeps and is woken. */
export interface Bell {
	ring: () => void;
	/** Resolves when it rings, at once when it rang since the last time, or after so many milliseconds. */
	wait: (mostMs: number) => Promise<void>;
}

/** A bell for one sleeper. */
export function createBell(): Bell {
	let hasRung = false;
	let wakeUp: (() => void) | null = null;
	return {
		ring() {
			hasRung = true;
			wakeUp?.();
		},
		async wait(mostMs) {
			let timer: NodeJS.Timeout | undefined;
			if (!hasRung)
				await new Promise<void>((resolve) => {
					wakeUp = resolve;
					timer = setTimeout(resolve, mostMs);
				});
			clearTimeout(timer);
			wakeUp = null;
			hasRung = false;
		},
	};
}
