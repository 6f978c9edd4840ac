/** An unusable source, with the reason: one sentence that names the location of the problem and the remedy. */
export class Refused {
	readonly reason: string;
	constructor(reason: string) {
		this.reason = reason;
	}
}
