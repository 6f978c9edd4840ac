import { IndexUnreadable } from '../index-unreadable.ts';

/** Reads what a `ByteWriter` wrote, in the same order. Throws `IndexUnreadable` where the bytes end too early. */
export class ByteReader {
	readonly #bytes: Uint8Array;
	#at = 0;

	constructor(bytes: Uint8Array) {
		this.#bytes = bytes;
	}

	number(): number {
		let value = 0;
		let unit = 1;
		for (;;) {
			const byte = this.byte();
			value += (byte & 0x7f) * unit;
			if (byte < 0x80) return value;
			unit *= 0x80;
		}
	}

	signed(): number {
		const value = this.number();
		return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
	}

	byte(): number {
		const byte = this.#bytes[this.#at];
		if (byte === undefined) throw new IndexUnreadable('The search index ends too early.');
		this.#at += 1;
		return byte;
	}

	float(): number {
		const { buffer, byteOffset } = this.take(8);
		return new DataView(buffer, byteOffset, 8).getFloat64(0, true);
	}

	/** A view of the next bytes. */
	take(length: number): Uint8Array {
		const bytes = this.#bytes.subarray(this.#at, this.#at + length);
		if (bytes.length < length) throw new IndexUnreadable('The search index ends too early.');
		this.#at += length;
		return bytes;
	}

	text(): string {
		return new TextDecoder().decode(this.take(this.number()));
	}
}
