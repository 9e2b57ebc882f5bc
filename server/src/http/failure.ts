/** The failure codes of the contract with their HTTP statuses. */
const HTTP_STATUS = {
  4000: 400,
  4001: 401,
  4003: 401,
  4004: 404,
  4005: 403,
  4006: 409,
  4007: 410,
  4009: 413,
  4010: 415,
  4012: 412,
  4029: 429,
  5000: 500,
} as const;

export type FailureCode = keyof typeof HTTP_STATUS;

/** Field name to its messages. */
export type FieldErrors = Record<string, string[]>;

/** JSON form of a failure: the contract's `Failure`. */
export interface FailureBody {
  statusCode: FailureCode;
  message: string;
  err?: FieldErrors;
  /** ISO 8601. */
  deleteAt?: string;
}

interface FailureOptions {
  err?: FieldErrors;
  /** Seconds. */
  retryAfter?: number;
  /** In place of the status of the code. */
  httpStatus?: number;
  /** With 4001: when the account of the session is deleted, or was. */
  deleteAt?: Date;
}

/**
 * An error that the caller sees: thrown anywhere below a route, sent by the error handler in the shape of the
 * contract's `Failure`. `message` is Indonesian and shown to people as it is.
 */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  readonly err: FieldErrors | undefined;
  readonly retryAfter: number | undefined;
  readonly httpStatus: number;
  readonly deleteAt: Date | undefined;

  constructor(
    readonly code: FailureCode,
    message: string,
    options: FailureOptions = {},
  ) {
    super(message);
    this.err = options.err;
    this.retryAfter = options.retryAfter;
    this.deleteAt = options.deleteAt;
    this.httpStatus = options.httpStatus ?? HTTP_STATUS[code];
  }

  /** The failure whose response had this body and HTTP status. */
  static fromBody({ statusCode, message, err, deleteAt }: FailureBody, httpStatus: number): ApiFailure {
    return new ApiFailure(statusCode, message, {
      httpStatus,
      ...(err && { err }),
      ...(deleteAt !== undefined && { deleteAt: new Date(deleteAt) }),
    });
  }

  /** The response body. */
  toBody(): FailureBody {
    return {
      statusCode: this.code,
      message: this.message,
      ...(this.err && { err: this.err }),
      ...(this.deleteAt && { deleteAt: this.deleteAt.toISOString() }),
    };
  }
}
