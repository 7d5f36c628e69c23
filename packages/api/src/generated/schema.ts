// Made by scripts/generate.ts from openapi/; never edited.

export interface paths {
    "/user/auth/signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description API-01, AUTH-16, AUTH-20, GEO-05. A wrong user name and a wrong password are told apart by nothing. Ten failures within
         *     ten minutes for one account from one address answer 429; successful sign-ins never count.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/updateToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a token for a fresh one
         * @description API-04, API-05, SES-13…15, ENT-19. Takes the current access token, expired or not, up to 12 hours after sign-in. Uses of
         *     the same token within 15 seconds of its exchange get a token of the same rotation; a later use ends the session. The
         *     fresh token stands both in `body.accessToken` and in `token`, as the specification reads it in both places.
         */
        post: operations["updateToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in person
         * @description API-07. The screens read `CarouselOn`; a registration reads the whole person (REG-15).
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session
         * @description AUTH-06. Revokes the whole session on the server: no token of it is accepted or refreshed any more. An expired token ends
         *     its session, too; ending it twice is no error.
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity/activities-by-type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Activities counted by day and type
         * @description API-37, ACD-07, ENT-09. Counts the activities, open and ended, of everybody whose rows the signed-in person may see,
         *     from the initial to the final day, both included. Days and types without activities have no row. A range of more than
         *     400 days, or one that ends before it begins, answers 422.
         */
        get: operations["getActivitiesByType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the server and its database answer
         * @description For whoever runs the server; the screens never ask.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Degrees north; null while the location is not available (GEO-03). */
        Latitude: number | null;
        /** @description Degrees east; null while the location is not available (GEO-03). */
        Longitude: number | null;
        /** @description API-01. Lengths as in AUTH-10…14. */
        SignInRequest: {
            /** @description Upper and lower case are the same. */
            username: string;
            /** Format: password */
            password: string;
            Latitude?: components["schemas"]["Latitude"];
            Longitude?: components["schemas"]["Longitude"];
        };
        /** @description What is wrong with one field; the text for the person is chosen by the screen. */
        FieldIssue: {
            /** @description Its name on the wire; empty for the request as a whole. */
            field: string;
            /** @description For example `required`, `unknown`, `tooShort`, `tooLong`, `outOfRange`, `wrongType`, `wrongFormat`. */
            code: string;
        };
        /** @description The envelope of every answer that is not a success. */
        Refusal: {
            /** @description Mirrors the HTTP status (SES-17). */
            status: number;
            body: null;
            /** @description What happened, in Spanish; may be shown to the person. */
            message: string;
            /** @description The fields at fault, where there are any. */
            fields?: components["schemas"]["FieldIssue"][];
        };
        /**
         * @description 1 means yes, 0 no.
         * @enum {integer}
         */
        Flag: 0 | 1;
        NamedThing: {
            Name: string;
        };
        /** @description The person as an employee (ENT-02); all but the first name may be unknown. */
        Employee: {
            FirstName: string;
            LastName?: string | null;
            /** @description The seller's number in the ERP. */
            SlpCode?: number | null;
            Seller?: components["schemas"]["NamedThing"] | null;
            Email?: string | null;
            Mobile?: string | null;
            EmployeeId?: number | null;
            /** @description The seller number that people know. */
            ExtEmpNo?: string | null;
            JobTitle?: string | null;
            BusinessLine?: components["schemas"]["NamedThing"] | null;
            /** @description Name of the superior. */
            manager?: string | null;
        };
        /** @description The signed-in person (ENT-01), without a token. */
        User: {
            Id: number;
            RoleId: number;
            CompanyId: number;
            /** @description Null for a person that is no employee (role 11 after registration). */
            EmployeeId: number | null;
            Name: string;
            fullname: string;
            UserName: string;
            /** @description Whether new leads may be handed to the person. */
            CarouselOn: components["schemas"]["Flag"];
            /** @description Whether the person may switch their availability for the carousel. */
            TeamCarousel: components["schemas"]["Flag"];
            Company: components["schemas"]["NamedThing"];
            Role: components["schemas"]["NamedThing"];
            Employee: components["schemas"]["Employee"] | null;
        };
        /** @description The signed-in person with the access token (ENT-01). */
        SessionUser: components["schemas"]["User"] & {
            accessToken: string;
        };
        SignInAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["SessionUser"];
        };
        /** @description The code stands at the top and in the body, for readers of either place (AUTH-20, AUTH-22). */
        DisabledAccountAnswer: {
            /** @constant */
            status: 210;
            /** @constant */
            code: 210;
            body: {
                /** @constant */
                code: 210;
            };
            message: string;
        };
        /** @description API-04 (`token` alone) and API-05 (ENT-19). */
        TokenRefresh: {
            /** @description The current access token, expired or not. */
            token: string;
            /** @description Must be the token's own user name where it is sent. */
            username?: string;
            Latitude?: components["schemas"]["Latitude"];
            Longitude?: components["schemas"]["Longitude"];
        };
        TokenAnswer: {
            /** @constant */
            status: 200;
            body: {
                accessToken: string;
            };
            /** @description The same as `body.accessToken` (SES-15). */
            token: string;
        };
        UserAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["User"];
        };
        /** @description A success that has nothing to tell. */
        EmptyAnswer: {
            /** @constant */
            status: 200;
            body: null;
        };
        /**
         * Format: wire-date
         * @description A day that exists, written `yyyy/MM/dd`.
         */
        WireDate: string;
        /** @description How many activities of one type fall on one day (ENT-09). */
        ActivityCount: {
            /** @description 1 visit, 2 call, 3 e-mail, 4 WhatsApp, 5 text message; any other counts as text message (ACD-05). */
            ActivityTypeId: number;
            NumActivities: number;
            ActivityDate: components["schemas"]["WireDate"];
        };
        ActivityCountsAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["ActivityCount"][];
        };
        HealthAnswer: {
            /** @constant */
            status: 200;
            body: {
                /** @constant */
                database: "ok";
            };
        };
    };
    responses: {
        /** @description The server could not answer. */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The request body is larger than this call takes. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The request body is not declared as JSON (SES-02). */
        NotJson: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The request does not fit this document. */
        Malformed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The token is missing, forged, revoked or can no longer be refreshed; sign in again (SES-06). */
        SessionOver: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The access token has expired; refresh it and repeat the call (SES-07). */
        TokenExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            /** @description Signed in, or (`status` 210) the account is disabled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"] | components["schemas"]["DisabledAccountAnswer"];
                };
            };
            /** @description The user name or the password is wrong, or the request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Too many failures for this account from this address. */
            429: {
                headers: {
                    /** @description Seconds until the next try is heard. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenRefresh"];
            };
        };
        responses: {
            /** @description A fresh token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            default: components["responses"]["Failure"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person that the token belongs to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            default: components["responses"]["Failure"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            default: components["responses"]["Failure"];
        };
    };
    getActivitiesByType: {
        parameters: {
            query: {
                /**
                 * @description First day, inclusive.
                 * @example 2026/11/01
                 */
                InitialActivityDate: components["schemas"]["WireDate"];
                /**
                 * @description Last day, inclusive.
                 * @example 2026/11/30
                 */
                FinalActivityDate: components["schemas"]["WireDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts, by day and then by type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityCountsAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            /** @description The range is not one that can be asked for. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            503: components["responses"]["Failure"];
            default: components["responses"]["Failure"];
        };
    };
}
