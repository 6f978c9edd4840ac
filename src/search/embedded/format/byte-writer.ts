/** A growing byte buffer. Whole numbers are variable-length (LEB128: seven bits a byte, lowest first), so small numbers are short. */
export class ByteWriter {
	#bytes = new Uint8Array(1024);
	#length = 0;

	/** A number from 0 to 2^53 - 1. */
	number(value: number): void {
		let rest = value;
		while (rest > 0x7f) {
			this.byte((rest % 0x80) | 0x80);
			rest = Math.floor(rest / 0x80);
		}
		this.byte(rest);
	}

	/** A signed whole number, zigzag encoded: 0, -1, 1, -2, 2… become 0, 1, 2, 3, 4… */
	signed(value: number): void {
		this.number(value < 0 ? -2 * value - 1 : 2 * value);
	}

	byte(value: number): void {
		this.#reserve(1);
		this.#bytes[this.#length] = value;
		this.#length += 1;
	}

	float(value: number): void {
		this.#reserve(8);
		new DataView(this.#bytes.buffer).setFloat64(this.#length, value, true);
		this.#length += 8;
	}

	/** A length-prefixed block of bytes. */
	block(bytes: Uint8Array): void {
		this.number(bytes.length);
		this.append(bytes);
	}

	text(text: string): void {
		this.block(new TextEncoder().encode(text));
	}

	append(bytes: Uint8Array): void {
		this.#reserve(bytes.length);
		this.#bytes.set(bytes, this.#length);
		this.#length += bytes.length;
	}

	/** A copy of the bytes written so far. */
	bytes(): Uint8Array {
		return this.#bytes.slice(0, this.#length);
	}

	#reserve(more: number): void {
		if (this.#length + more <= this.#bytes.length) return;
		const bytes = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + more));
		bytes.set(this.#bytes);
		this.#bytes = bytes;
	}
}
