/** A source that cannot be used, and why: one sentence that names the place and the way out. */
export class Refused {
	readonly reason: string;
	constructor(reason: string) {
		this.reason = reason;
	}
}
