/** A time that runs out, unless it is stopped meanwhile. */
export interface Countdown {
	/** Runs from the beginning. */
	restart: () => void;
	pause: () => void;
	/** Runs on with what was left; does nothing when it is running or over. */
	resume: () => void;
}

/** @param ms milliseconds; `done` is called when they are over */
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
