/** Stops calls to a service that is away: each would keep a shopper waiting for its timeout. */
export interface CircuitBreaker {
	/** Whether a call may be made now. While the service is away, one call of each pause tries whether it is back. */
	admits(now: Date): boolean;
	succeeded(): void;
	failed(now: Date): void;
}

/**
 * @param failures calls in a row that fail before others are stopped
 * @param pauseMs the pause after a failure, milliseconds
 */
export function circuitBreaker({ failures, pauseMs }: { failures: number; pauseMs: number }): CircuitBreaker {
	let inARow = 0;
	let triedAt = 0;
	return {
		admits(now) {
			if (inARow < failures) return true;
			if (now.getTime() - triedAt < pauseMs) return false;
			triedAt = now.getTime();
			return true;
		},
		succeeded() {
			inARow = 0;
		},
		failed(now) {
			inARow += 1;
			triedAt = now.getTime();
		},
	};
}
