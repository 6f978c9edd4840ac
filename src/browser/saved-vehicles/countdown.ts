/** A timer that can be paused. */
export interface Countdown {
	/** Starts from the beginning. */
	restart: () => void;
	pause: () => void;
	/** Continues with the remaining time; does nothing when it is running or over. */
	resume: () => void;
}

/** @param ms milliseconds, after which `done` is called */
export function countdown(ms: number, done: () => void): Countdown {
	let left = 0;
	let since = 0;
	let timer: ReturnType<typeof setTimeout> | null = null;
	const run = (time: number) => {
		left = time;
		since = Date.now();
		timer = setTimeout(() => {
			timer = null;
			left = 0;
			done();
		}, time);
	};
	const stop = () => {
		if (timer === null) return;
		clearTimeout(timer);
		timer = null;
		left -= Date.now() - since;
	};
	return {
		restart() {
			stop();
			run(ms);
		},
		pause: stop,
		resume() {
			if (timer === null && left > 0) run(left);
		},
	};
}
