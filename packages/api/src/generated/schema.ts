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
         *     ten minutes for one account from one address answer 429, and so do a hundred from one address, whatever the accounts;
         *     successful sign-ins never count.
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
    "/user/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register
         * @description API-02, REG-12…15, ENT-18. The person gets role 11 and no employee until role 1 changes it. The screen keeps the token and
         *     reads the person through `user/me`.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a new password
         * @description API-03, PWD-01…07. The body of the answer is not read. An address without an account answers 404, because the screen has
         *     to name it (PWD-06).
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password by the link of a mail
         * @description Follows `user/auth/forgot-password` (API-03), whose mail leads here. The link works once and for 30 minutes. Every session
         *     of the account ends, whoever holds it; the person signs in with the new password.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one's own password
         * @description Takes the password held until now, so that an unlocked device is not enough. Every other session of the person ends; the one
         *     that asks goes on.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/carousel/on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Switch the person's availability for the carousel
         * @description API-08, CAR-18, CAR-19. A GET that changes state: each call turns the availability over. It is never repeated, cached or
         *     fetched ahead. Who has `TeamCarousel` 0 is answered 404.
         */
        get: operations["toggleCarousel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/postal/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The state of a postal code
         * @description API-06, POS-02. The specification asks a third party; this answers in its stead, from a table of the first two figures.
         *     It tells nothing of the company, so it asks for no token: a third party must never see one. One address may ask 600 times in ten minutes.
         */
        get: operations["lookUpPostalCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carousel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The leads that wait
         * @description API-09, CAR-01…05. Those of the company that the signed-in person may attend, the oldest first. Asked every 30 seconds
         *     (CAR-17). For whom the guard of `/carousel` admits (RTE-05) or the dashboards show the list (CAR-15, CAR-24); to everybody
         *     else the call does not exist (404). Of these, who may not see the list gets none (CAR-15), and neither does an account without
         *     an employee, who could not register the prospect. A lead that was handed to an adviser does not wait any more.
         */
        get: operations["getCarousel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carousel/attended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person's leads that are not prospects yet
         * @description CAR-07. Those that the signed-in person has attended and not registered as prospects, the oldest first, with what the form
         *     begins with. Without it, a lead whose form was closed would be lost. Open to everybody who is signed in: the rows are their own.
         */
        get: operations["getAttendedLeads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carousel/fairness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who got how many leads
         * @description CAR-09. For roles 4 and lower, who hand leads out; to everybody else the call does not exist (404). Every active adviser whom the
         *     person sees has a row, without any lead too; whoever else of these people got one in those days has one as well. From the
         *     initial to the final day of the business zone, both included. A range of more than 400 days, or one that ends before it begins,
         *     answers 422.
         */
        get: operations["getLeadShares"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carousel/{Id}/attend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attend a lead
         * @description API-12, CAR-06, CAR-21. Takes the lead out of the queue for the signed-in person. The first one gets it; every other is
         *     answered 409. For whoever may ask for the leads; for whom none waits (CAR-15) there is no such lead (404). It needs no body, and
         *     reads none.
         */
        post: operations["attendLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carousel/{Id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand a lead to an adviser
         * @description API-11, CAR-09…14. For roles 4 and lower; to everybody else the call does not exist (404). The lead becomes at once a prospect of
         *     that adviser, who is active and one of those whom the signed-in person sees; either an adviser gets it so, or somebody attends it
         *     (CAR-21).
         */
        post: operations["assignLead"];
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
    "/activity/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open activities of some days
         * @description API-13, ACL-05…07, ADL-15, ENT-22. The open activities, from the initial to the final day, both included, of everybody whose
         *     rows the signed-in person may see; by day and start. Without a final day the range has no end (ACL-07).
         */
        get: operations["getActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity/expired-activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Activities that nobody attended in time
         * @description API-14, ACL-08. The open activities of days before today, of everybody whose rows the signed-in person may see.
         */
        get: operations["getExpiredActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Start an activity
         * @description API-15, STA-01, STA-02, CDR-08. A GET that changes state: it sets `StartDate`. It is never cached or fetched ahead; starting
         *     what has started answers the same activity again. The answer carries the datum that the channel needs (address, phone or
         *     e-mail), also for who sees it blanked in the lists.
         */
        get: operations["startActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book an activity
         * @description API-19, ADL-36, ADL-39. Success is the status 201 in the envelope. The activity is that of the prospect's adviser. A phone number
         *     or an address of the payload is the activity's own; where there is none, the prospect's counts (CDR-01).
         */
        post: operations["addActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End an activity, and book the next one
         * @description API-20, ADL-17, ADL-22…25. The tracing type has `Reschedule` 0; −1 is for an activity that was never started. A next activity is
         *     needed unless its `FollowIt` is 0 (NXA-07): then the fields of one are not looked at (NXA-12). The next one has the prospect and
         *     the adviser of the one that ends; of an old row without a prospect `ProspectId` tells whom it is for. Any other `ProspectId`
         *     than the activity's is refused. Ending one that has ended answers 409 (ADL-24); all of it happens or nothing.
         */
        post: operations["endActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity/{id}/reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move an activity to another day
         * @description API-21, ADL-19…21, ADL-26. The tracing type has `Reschedule` 1. The activity ends, and the next one takes its place; the next
         *     one is needed unless the tracing type's `FollowIt` is 0 (NXA-07). In all else it is as ending is.
         */
        post: operations["rescheduleActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prospect/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prospects to book an activity for
         * @description ADL-39. The specification books a stand-alone activity for a prospect and names no call to choose one by. Up to 20 prospects whose
         *     name contains the text, whatever its case and accents, by name; those whose rows the signed-in person may see, without the ones
         *     that are not interested any more. No sign in the text stands for others. Blanks around it do not count: fewer than two characters
         *     find nobody.
         */
        get: operations["getProspectChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prospect/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A register of prospects
         * @description UND-01…04. The prospects whose rows the signed-in person may see, those of the register's event newest first: registered, not
         *     interested any more, reassigned.
         */
        get: operations["getProspectList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prospect/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is known already under a phone or an e-mail address
         * @description VAL-05. Asked while somebody is being registered. Those of the company with that phone, of either kind and however it is
         *     written, or that e-mail address, whatever its case; at most five, those that may be opened first. Of all others nothing is told
         *     but that there is one. What is no phone and no address finds nobody.
         */
        get: operations["getSimilarProspects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prospect/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a prospect
         * @description UND-09, UND-10, CAR-07. The prospect is of the signed-in person's own employee; whoever is none is refused with 422. With a
         *     `LeadId` the lead becomes this prospect, once: one that is not the person's own answers 404, one that is a prospect already 409.
         */
        post: operations["addProspect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prospect/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One prospect
         * @description UND-11. One whose row the signed-in person may see.
         */
        get: operations["getProspect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prospect/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done with a prospect
         * @description UND-11. Its activities, quotations and contracts, each newest first.
         */
        get: operations["getProspectHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prospect/{id}/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change what is written down of a prospect
         * @description For whoever sees the contact data. The change names the version it was made upon; of several made upon one, the first wins and
         *     every other is answered 409. The same change of the same person again is a success.
         */
        post: operations["editProspect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prospect/{id}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a prospect is not interested, or is followed again
         * @description UND-02. For whoever sees the contact data; otherwise as changing one is.
         */
        post: operations["discardProspect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prospect/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand a prospect to another adviser
         * @description UND-03. For roles 4 and lower (CAR-09); to everybody else the call does not exist (404). The adviser is an active one whom the
         *     person may see. The open activities of the prospect become the adviser's as well.
         */
        post: operations["assignProspect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotation/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What can be quoted, and within which limits
         * @description UND-33. The same for everybody of a company; the limits are its own.
         */
        get: operations["getQuotationOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotation/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quotations
         * @description UND-32. Those whose rows the signed-in person may see, newest first.
         */
        get: operations["getQuotations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotation/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quote a plan
         * @description UND-33, STA-13. The server works everything out anew, by the prices and limits of now. The quotation is that of the prospect's
         *     adviser, and holds for `ValidDays`.
         */
        post: operations["addQuotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One quotation, as it is printed
         * @description UND-32. The figures are those that were kept when it was made.
         */
        get: operations["getQuotation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/activity-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Activity types
         * @description API-16, ENT-24, ADL-08.
         */
        get: operations["getActivityTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/activity-subjects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subjects of activities
         * @description API-17, ENT-25, ADL-09. Those of every type; the screen offers the ones of the chosen type (ADL-30).
         */
        get: operations["getActivitySubjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/tipify-tracings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tracing types (tipificaciones)
         * @description API-18, ADL-35, ENT-26. Ending offers those with `Reschedule` 0 (ADL-18), rescheduling those with 1 (ADL-19).
         *
         *     The query is a bare number: an activity type id, or −1 (an activity that was never started, ADL-22), or 7 (rescheduling,
         *     ADL-21), as in `catalog/tipify-tracings/?7`. OpenAPI cannot express a query without a name: the parameter below only says
         *     that any query is let through. Both `/catalog/tipify-tracings/?7` and `/catalog/tipify-tracings?7` are answered.
         */
        get: operations["getTracingTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/prospection-means": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ways by which prospects come
         * @description CAR-04. Those of the company.
         */
        get: operations["getProspectionMeans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/managements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Managements
         * @description API-60, FLT-09, ENT-03. Those that the signed-in person may see, or of them those below the given assistant managements.
         *     The specification gives the filter two names; each does the same, and rows that fit either are answered.
         */
        get: operations["getManagements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/managements-byuser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Channel managements of the signed-in person
         * @description API-65, FLT-08, ENT-03. Those below the chosen assistant managements, or all that the person may see without a choice.
         */
        get: operations["getManagementsByUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/managements-jr-byuser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Junior managements of the signed-in person
         * @description API-66, FLT-08, ENT-03. Those below the chosen channel managements, or all that the person may see without a choice.
         */
        get: operations["getJuniorManagementsByUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/assistant-managers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Assistant managements
         * @description API-62, ENT-04. Those that the signed-in person may see.
         */
        get: operations["getAssistantManagers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/vice-principal-byuser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Assistant managements of the signed-in person
         * @description API-63, FLT-08, ENT-04. A vice-principal is an assistant manager under another name.
         */
        get: operations["getVicePrincipalByUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/managersteams-dashboardsales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Managers of the team sales dashboard
         * @description API-70, FLT-10, ENT-07. Those that the signed-in person may see.
         */
        get: operations["getTeamSalesManagers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/weeks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The company’s weeks
         * @description API-61, WKP-11. The numbers that the company gives its weeks; where there is none, the picker computes its own.
         */
        get: operations["getWeeks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/advisers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Advisers
         * @description API-10, CAR-10, FLT-09, ENT-05. Those that the signed-in person may see, or of them those of the given managements.
         */
        get: operations["getAdvisers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/advisers-byuser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Advisers of the signed-in person
         * @description API-67, FLT-08, ENT-05. Those of the chosen managements, or all that the person may see without a choice.
         */
        get: operations["getAdvisersByUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/advisers-fordashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Advisers of the team sales dashboard
         * @description API-71, FLT-10, ENT-05. Those that fit every filter given.
         */
        get: operations["getAdvisersForDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/team-members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Advisers of a team
         * @description API-68, FLT-08, ENT-05.
         */
        get: operations["getTeamMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/active-teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Active teams
         * @description API-64, FLT-08, ENT-06. Those that the signed-in person may see.
         */
        get: operations["getActiveTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/teams-fordashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Teams of the team sales dashboard
         * @description API-69, FLT-10, ENT-06. Those that the signed-in person may see, active or not.
         */
        get: operations["getTeamsForDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bi/dashboard/activities-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Activities counted by day and type
         * @description API-30, DSH-05, ENT-09. Counts the activities, open and ended, by the day that they are planned for. Rows of everybody
         *     whose rows the signed-in person may see, narrowed by the filters; the rows themselves: `bi/detail/activities`. A range of more than 400 days, or one that ends before it begins, answers 422.
         */
        get: operations["getActivitiesCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bi/sales-amount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sales and their amount by day
         * @description API-31, DSH-04. Contracts by the day of their sale, those that were cancelled later among them (TOT-02). Rows of
         *     everybody whose rows the signed-in person may see, narrowed by the filters; the rows themselves: `bi/detail/contracts`.
         *     The shape is our reading.
         */
        get: operations["getSalesAmounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bi/dashboard/tipify-tracings-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ended activities by tracing type
         * @description API-32, DSH-06. The ended activities that were planned for the range, by what they ended with; an old one of which that
         *     is not known counts nowhere. Rows of everybody whose rows the signed-in person may see, narrowed by the filters; the rows
         *     themselves: `bi/detail/activities` with the state `ended`. The shape is our reading.
         */
        get: operations["getTracingsCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bi/dashboard/prospection-means-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prospects by prospection medium
         * @description API-33, DSH-07. The prospects registered in the range, on days of the business zone, discarded ones among them; they
         *     count for whoever has them now. One of whom nobody knows the medium counts nowhere (UND-10). Rows of everybody whose rows
         *     the signed-in person may see, narrowed by the filters; the rows themselves: `bi/detail/prospects`. The shape is our reading.
         */
        get: operations["getProspectionMeansCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bi/created-prospects-per-date": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prospects created by day
         * @description API-35, DSH-08. The call that the chart uses. The prospects registered in the range, on days of the business zone,
         *     discarded ones and those without a medium among them; they count for whoever has them now. Rows of everybody whose rows
         *     the signed-in person may see, narrowed by the filters; the rows themselves: `bi/detail/prospects`. The shape is our reading.
         *     A refused range names FinalDate.
         */
        get: operations["getCreatedProspectsPerDate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bi/created-prospects-date": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prospects created by day
         * @description API-36. The same answer under the second name that the specification gives. Rows of everybody whose rows the
         *     signed-in person may see, narrowed by the filters. The shape is our reading. A refused range names FinalDate.
         */
        get: operations["getCreatedProspectsDate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bi/detail/contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The contracts behind a figure
         * @description DSH-04, TOT-02, TOT-03, SAL-08 to SAL-34, STM-09, STM-10. The contracts that a figure of the sales counts, so that their
         *     number and the sums of their amounts are that figure to the cent: with the basis `sold` those sold in the range, as
         *     `bi/sales-amount`, `dashboard/get`, `dashboard/get-insurance-contract` and the figures of `dashboard/getTotal` without
         *     suffix count them; with `cancelled` those cancelled in the range, as the figures with the suffix Cancelled do. Rows of
         *     everybody whose rows the signed-in person may see, narrowed by the filters. No contact data.
         */
        get: operations["getContractDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bi/detail/renewals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The renewals behind a figure
         * @description STM-08. The renewals of insurances of the range, so that the sum of their amounts is the InsurancesTotal of
         *     `dashboard/get-insurance-contract`, or the InsuranceAmount of an adviser, to the cent. Rows of everybody whose rows the
         *     signed-in person may see, narrowed by the filters. No contact data.
         */
        get: operations["getRenewalDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bi/detail/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The activities behind a figure
         * @description DSH-02, DSH-03, DSH-05, DSH-06. The activities planned for the range that a figure counts: all of them as
         *     `bi/dashboard/activities-count` does, those of one tracing type as `bi/dashboard/tipify-tracings-count` does, those of one
         *     state as `dashboard/get-activities` does. Every filter narrows further. Rows of everybody whose rows the signed-in person
         *     may see. No contact data.
         */
        get: operations["getActivityDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bi/detail/prospects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The prospects behind a figure
         * @description DSH-07, DSH-08. The prospects registered in the range: all of them as `bi/created-prospects-per-date` counts them, those
         *     of one prospection medium as `bi/dashboard/prospection-means-count` does. Rows of everybody whose rows the signed-in
         *     person may see, narrowed by the filters. No contact data.
         */
        get: operations["getProspectDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/get-activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Activities on time and unattended
         * @description API-34, DSH-02, DSH-03, DSH-11, ENT-10. Of the activities planned for the range: on time is one that was begun at most 15
         *     minutes after its planned start (ACL-27); unattended is one that nobody began or ended although its planned start has
         *     passed. One that was begun late, one that was ended without being begun and one that is still to come are neither. Rows of
         *     everybody whose rows the signed-in person may see, narrowed by the filters; the rows themselves: `bi/detail/activities`.
         */
        get: operations["getActivityStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sales dashboard
         * @description API-38, SAL-08 to SAL-34, ENT-13. Rows of everybody whose rows the signed-in person may see, narrowed by the
         *     filters; of an id whose rows the person may not see there are none. Every unit stands for those below it, too. Dates
         *     are sale dates; the figures with the suffix Cancelled count by cancellation date. The rows of the series are our reading,
         *     and add up to the totals: those of the days, of the ranking, of the media, of the financing, of the counties and of the
         *     postal codes.
         */
        get: operations["getSalesDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/getTotal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Total sales
         * @description API-44, TOT-01 to TOT-04, ENT-17. Contracts by the day of their sale; the figures with the suffix Cancelled are those of
         *     the contracts that were cancelled in the range, whenever they were sold. A detail has the contracts sold in the range that
         *     have one status now, so a contract that was cancelled since counts there as Cancelado; the statuses are Pendiente, Vigente,
         *     Liquidado and Cancelado. Rows of everybody whose rows the signed-in person may see; the rows themselves:
         *     `bi/detail/contracts`. The figures of a detail are our reading.
         */
        get: operations["getTotalSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/get-financial-v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Digital campaigns of a month
         * @description API-39, FIN-04 to FIN-17, ENT-14. StartDate and EndDate are the first and last day of the month, or today in the
         *     running month. Rows of everybody whose rows the signed-in person may see, narrowed by the filters.
         */
        get: operations["getFinancialDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/financial-socialweb": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Digital media that have campaigns
         * @description API-40, FIN-18. Those with a campaign in the month of StartDate; the shape is our reading.
         */
        get: operations["getDigitalMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/get-insurance-contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Team sales
         * @description API-41, STM-01 to STM-16, ENT-15. Whoever may not choose managers (STM-06) is limited to their own team, whatever
         *     is asked.
         */
        get: operations["getTeamSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/compare-insurance-contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Team sales compared with the period before
         * @description API-42, STM-13. Limited as `dashboard/get-insurance-contract` is; the shape is our reading.
         */
        get: operations["compareTeamSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/graph-monthlyoffer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The offer of a month and its ranking
         * @description API-43, OFR-01 to OFR-04, ENT-16. The offer of the signed-in person's company, with its whole ranking for everybody who
         *     takes part in it; whoever is nobody's employee yet gets none of the ranking. The rows of the ranking are our reading.
         */
        get: operations["getMonthlyOffer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bi/commissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Commissions of a range
         * @description API-45, CMR-01 to CMR-06, ENT-12. Rows of everybody whose rows the signed-in person may see, by the day on which
         *     the contract entered the ERP. SecondaryCommission is null for everybody but role 1.
         */
        get: operations["getCommissionReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bi/commissions-bonuses-analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Commissions and bonuses of a week
         * @description API-46, CMA-04 to CMA-09, ENT-11. One adviser's with SlpCode, a management's with ManagerId, otherwise those of
         *     everybody whose rows the signed-in person may see. Roles 8 and above see their own alone, whatever they see elsewhere
         *     (CMA-02, CMA-03). An adviser whose rows the person may not see answers 404; of a management that they do not see there
         *     are no lines. Decision is an addition of this server: what was decided and signed.
         */
        get: operations["getWeeklyCommissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bi/analytics-auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a week's commissions or ask for reconciliation
         * @description API-47, CMA-12 to CMA-19. The adviser is the signed-in person, of role 8 or 9; to everybody else the call does not exist
         *     (404), and so does a week in which they have no line. A week that is no longer pending, or still running, answers 409: A and
         *     R are final. Additions of this server: `Digest`, the fingerprint of what was signed, and `Reasons`; where the lines are
         *     others by now, 409 as well, and nothing is kept.
         */
        post: operations["decideWeeklyCommissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bi/commissions-pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The weeks that wait for the signed-in adviser
         * @description CMA-12, CMA-21. The weeks of the signed-in person that have ended, have lines and are neither accepted nor in reconciliation.
         *     Open to everybody who is signed in; only roles 8 and 9 decide about weeks, so to everybody else none waits.
         */
        get: operations["getPendingCommissionWeeks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bi/commissions-states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who has signed a week, and who disputes it
         * @description CMA-15. Everybody whose rows the signed-in person may see and who has lines in that week, or those of a management with
         *     ManagerId. For roles 1 to 7, who see more than their own rows (CMA-02); to everybody else the call does not exist (404).
         */
        get: operations["getCommissionStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bi/down-analytics-auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * PDF of an adviser's week
         * @description API-48, PDF-01, PDF-02. For everybody; an adviser whose rows the signed-in person may not see answers 404.
         */
        get: operations["downloadAdviserCommissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bi/down-analytics-trainer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * PDF of an adviser's week for the trainer
         * @description API-49, PDF-01, PDF-03. For role 7. Anybody else gets 404, as does a person whose rows the signed-in one may not
         *     see.
         */
        get: operations["downloadTrainerCommissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bi/down-analytics-manager": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * PDF of the week of managements
         * @description API-50, PDF-01, PDF-04. For roles 1, 6 and 7. Anybody else gets 404, as does a unit of another level, and one of which
         *     the signed-in person sees nobody. Where they see only some of its advisers the document says that it is a part.
         */
        get: operations["downloadManagerCommissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bi/down-analytics-canalmanager": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * PDF of the week of channel managements
         * @description API-51, PDF-01, PDF-05. For roles 1 and 5. Anybody else gets 404, as does a unit of another level, and one of which the
         *     signed-in person sees nobody. Where they see only some of its advisers the document says that it is a part.
         */
        get: operations["downloadChannelManagerCommissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bi/down-analytics-subdirector": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * PDF of the week of an assistant management
         * @description API-52, PDF-01, PDF-06. For roles 1 and 4. Anybody else gets 404, as does a unit of another level, and one of which the
         *     signed-in person sees nobody. Where they see only some of its advisers the document says that it is a part.
         */
        get: operations["downloadSubdirectorCommissions"];
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
         * Whether the server and its database answer, and can keep what they are given
         * @description For whoever runs the server; the screens never ask. Something is written every five seconds at most, so that a full or
         *     broken disk shows here before it shows in the middle of somebody's work.
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
            /** @description One that no rule knows has the least right (MNU-01). */
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
         * @description REG-08, PWD-03. Something, an @ and a domain with a dot; whether it exists only a message can tell. No spaces, commas,
         *     semicolons, quotes or angle brackets, and nothing that cannot be seen.
         */
        EmailAddress: string;
        /**
         * @description REG-06, REG-07. The spaces around it are dropped, so its three characters are counted without them. No control or format
         *     characters, nor others that cannot be seen.
         */
        Name: string;
        /**
         * @description REG-06, REG-07. Letters of western Europe, digits, dot, hyphen, underscore and @, so that no two look alike. Upper and
         *     lower case are the same; the spaces around it are dropped. Accounts that are older than this rule still sign in.
         */
        Username: string;
        /**
         * Format: password
         * @description Lengths as in AUTH-14 and REG-06. Any characters; spaces count.
         */
        Password: string;
        /** @description ENT-18, REG-12. Exactly these four; neither the confirmation nor the terms travel. Lengths as in REG-06 and REG-07. */
        Registration: {
            email: components["schemas"]["EmailAddress"];
            fullname: components["schemas"]["Name"];
            username: components["schemas"]["Username"];
            password: components["schemas"]["Password"];
        };
        /**
         * @description The token stands at the top, where the specification reads it (`data.accessToken`, API-02), and in the body, where every
         *     other answer has it.
         */
        RegistrationAnswer: {
            /** @constant */
            status: 200;
            body: {
                accessToken: string;
            };
            /** @description The same as `body.accessToken`. */
            accessToken: string;
        };
        /** @description PWD-01. Lengths as in PWD-04. */
        PasswordReminder: {
            email: components["schemas"]["EmailAddress"];
        };
        PasswordReset: {
            /** @description The secret of the link that was mailed; it stands behind its `#`, so that no server on the way logs it. */
            token: string;
            password: components["schemas"]["Password"];
        };
        PasswordChange: {
            /**
             * Format: password
             * @description The password that the person has until now.
             */
            current: string;
            password: components["schemas"]["Password"];
        };
        /** @description CAR-18. The specification says that the body is returned, but not what stands in it. */
        CarouselAvailability: {
            /** @description Whether new leads may be handed to the person from now on. */
            CarouselOn: components["schemas"]["Flag"];
        };
        CarouselAvailabilityAnswer: {
            /** @constant */
            status: 201;
            body: components["schemas"]["CarouselAvailability"];
        };
        /** @description POS-01. Five figures. */
        PostalCode: string;
        /** @description ENT-20. The specification names the two fields and not their types. */
        PostalLookup: {
            /** @description The state's name, as the post spells it; null where the code belongs to none. */
            estado: string | null;
            /** @description True where the code belongs to no state. */
            error: boolean;
        };
        PostalLookupAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["PostalLookup"];
        };
        /** @description The lead's `Id`. */
        LeadId: number;
        /** @description When the lead came, in UTC; its form is not given by the specification. The age in minutes follows from it (CAR-05). */
        LeadInstant: string;
        /** @description ENT-21. A new lead that waits for somebody (CAR-03…05). */
        Lead: {
            Id: components["schemas"]["LeadId"];
            Name: string;
            /** @description What the screen shows; `Name` where it is empty. */
            FullName: string | null;
            /** @description By which way the lead came. An activity has the same under `ProspectionMean` (ENT-22). */
            ProspectionMeans: string | null;
            CreatedAt: components["schemas"]["LeadInstant"];
        };
        LeadsAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["Lead"][];
        };
        /** @description A lead that the person has attended and not registered yet (CAR-07), with what the form of a prospect begins with. */
        AttendedLead: {
            Id: components["schemas"]["LeadId"];
            Name: string;
            /** @description What the screen shows; `Name` where it is empty. */
            FullName: string | null;
            ProspectionMeans: string | null;
            /** @description The same in the catalogue of the company. */
            ProspectionMeansId: number | null;
            CreatedAt: components["schemas"]["LeadInstant"];
            /** @description As the campaign gave it, in whatever form. */
            MobilePhone: string | null;
            Email: string | null;
        };
        AttendedLeadsAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["AttendedLead"][];
        };
        /**
         * Format: wire-date
         * @description A day that exists, written `yyyy/MM/dd`.
         */
        WireDate: string;
        /** @description How many leads a person got in the days asked for. */
        LeadShare: {
            EmployeeId: number;
            /** @description The seller's number; null for who has none. */
            SlpCode: number | null;
            Adviser: string;
            /** @description Whether new leads may be handed to the person now. */
            CarouselOn: components["schemas"]["Flag"];
            /** @description Leads that the person took in those days. */
            Attended: number;
            /** @description Leads that were handed to the person in those days. */
            Assigned: number;
            /** @description How many of both are prospects by now. */
            Registered: number;
            /** @description When the person got the last one, in those days or not, in UTC; null for never. */
            LastAt: components["schemas"]["LeadInstant"] | null;
        };
        LeadSharesAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["LeadShare"][];
        };
        /** @description The specification reads the status alone. */
        LeadTakenAnswer: {
            /** @constant */
            status: 201;
            body: components["schemas"]["Lead"];
        };
        /**
         * @description CAR-11, CAR-14. Without a choice the specification sends an empty object (CAR-13), which fits this schema and is refused
         *     with 422.
         */
        LeadAssignment: {
            /** @description The seller's number of the chosen adviser. */
            SlpCode?: number;
        };
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
        /** @description The activity's `Id`. */
        ActivityId: number;
        /** @description A time of the day, written `HH:mm`. */
        WireTime: string;
        /** @description Day and time of the start in the business zone; null until then (STA-02). Its form is not given by the specification. */
        StartedAt: string | null;
        /** @description The specification names the list and not its items. */
        ProspectAddresses: string[];
        /** @description ACL-28. Contact data of the prospect, where the activity itself has none; blank for who may not see them (ACL-18). */
        ActivityProspect: {
            Addresses: components["schemas"]["ProspectAddresses"];
            MobilePhone: string | null;
            Email: string | null;
        };
        /**
         * @description ENT-22. In a list, contact data (e-mail, phone, address) are null for who may not see them: role 1 sees all, others those
         *     of the activities that they made (ACL-18). Whether there are any is told by `HasEmail`, `HasPhone` and `HasAddress`.
         */
        Activity: {
            Id: components["schemas"]["ActivityId"];
            /** @description Null in rows of an older version, which tell no prospect. */
            ProspectId: number | null;
            /** @description Empty where there is no prospect. */
            ProspectName: string;
            /** @description By which way the prospect came. A lead has the same under `ProspectionMeans` (ENT-21). */
            ProspectionMean: string | null;
            Email: string | null;
            MobilePhone: string | null;
            Address: string | null;
            /** @description Name of the adviser's manager (ACL-14). */
            Manager: string | null;
            /** @description Name of the adviser (ACL-15). */
            AdvisorName: string | null;
            /** @description Name of the subject; some hosts answer it as `ActivitySubjects.Name` (ACL-10). */
            ActivitySubject: string | null;
            /** @description The subject, where `ActivitySubject` is not answered. */
            ActivitySubjects?: components["schemas"]["NamedThing"] | null;
            Comments: string | null;
            /** @description The type, as an object or as plain text (ACL-11). */
            ActivityType: components["schemas"]["NamedThing"] | string;
            /** @description 1 visit, 2 call, 3 e-mail, 4 WhatsApp, 5 text message (ENT-23). */
            ActivityTypeId: number;
            /** @description The day of the activity. */
            ActivityDateFullDate: components["schemas"]["WireDate"];
            StartTime: components["schemas"]["WireTime"];
            EndTime: components["schemas"]["WireTime"];
            StartDate: components["schemas"]["StartedAt"];
            /**
             * @description 1 on time, 0 late, null not known (ACL-27).
             * @enum {integer|null}
             */
            OnTime: 0 | 1 | null;
            /** @description The `Id` of the user who made it (ACL-18). */
            CreatedUserId: number | null;
            /** @description Whether starting it asks for a quotation (STA-11). */
            QuotationLaunch: components["schemas"]["Flag"];
            Prospect: components["schemas"]["ActivityProspect"] | null;
            /** @description An addition of this server (CDR-08). Whether the activity or its prospect has an e-mail address. */
            HasEmail: boolean;
            /** @description An addition of this server (CDR-08). Whether the activity or its prospect has a mobile phone. */
            HasPhone: boolean;
            /** @description An addition of this server (CDR-08). Whether the activity or its prospect has an address. */
            HasAddress: boolean;
        };
        ActivitiesAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["Activity"][];
        };
        StartedActivityAnswer: {
            /** @constant */
            status: 201;
            body: components["schemas"]["Activity"];
        };
        /** @description Names one deed of the person, whatever its letters mean; for example a UUID. */
        IdempotencyKey: string;
        /**
         * @description ENT-27, ADL-36. One payload for adding, ending and rescheduling; every field is accepted on all three (ADL-37). The screens
         *     send `TipifyTracingId`, `Observations` and `ProspectTemperature` on ending and rescheduling alone, and leave the next
         *     activity out where none is needed (NXA-12).
         */
        ActivitySave: {
            /** @description The chosen tracing type; −1 ends an activity that was never started, 7 reschedules (ADL-21, ADL-22). */
            TipifyTracingId?: number;
            Observations?: string;
            /**
             * @description A high, M medium, B low; empty where none is chosen (ADL-04, ADL-05).
             * @enum {string}
             */
            ProspectTemperature?: "" | "A" | "M" | "B";
            ProspectId?: number;
            /** @description Type of the next activity (NXA-01). */
            ActivityTypeId?: number;
            /** @description Subject of the next activity (NXA-02). */
            ActivitySubjectId?: number;
            /** @description Day of the next activity, today or later (NXA-03, NXA-09). */
            ActivityDate?: components["schemas"]["WireDate"];
            Comments?: string;
            /** @description Of the next activity (NXA-04). */
            StartTime?: components["schemas"]["WireTime"];
            /** @description Of the next activity, not before its start (NXA-05); one that begins in a day's last minute ends in it (ADL-33). */
            EndTime?: components["schemas"]["WireTime"];
            PhoneNumber?: string;
            ProspectAddress?: string;
            /** @description Name of the subject. */
            Subject?: string;
        };
        /** @description What a new activity needs (NXA-01…05). */
        ActivityAddition: WithRequired<components["schemas"]["ActivitySave"], "ProspectId" | "ActivityTypeId" | "ActivitySubjectId" | "ActivityDate" | "StartTime" | "EndTime">;
        /** @description The specification reads the status alone. */
        SavedActivity: {
            /** @description The activity that was added, ended or rescheduled. */
            Id: components["schemas"]["ActivityId"];
            /** @description The activity that was booked along with it; null where none was. */
            NextActivityId: number | null;
        };
        SavedActivityAnswer: {
            /** @constant */
            status: 201;
            body: components["schemas"]["SavedActivity"];
        };
        /**
         * @description What ending and rescheduling need (NXA-08). Whether a next activity is needed, too, depends on the `FollowIt` of the tracing
         *     type (NXA-07); a missing one is answered 422.
         */
        ActivityClosing: WithRequired<components["schemas"]["ActivitySave"], "TipifyTracingId">;
        /**
         * @description A prospect to choose, what tells them apart from others of that name, and how they can be reached. Of the contact data themselves
         *     only the place leaves the server (CDR-08).
         */
        ProspectChoice: {
            Id: number;
            Name: string;
            /** @description The county, or else the state; null where neither is known. */
            Place: string | null;
            /** @description Whose prospect it is; null for whoever does not see the names of advisers (ACL-15). */
            AdvisorName: string | null;
            HasEmail: boolean;
            /** @description Whether there is a mobile phone. */
            HasPhone: boolean;
            HasAddress: boolean;
        };
        ProspectChoicesAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["ProspectChoice"][];
        };
        /**
         * @description A register (UND-01…04): `following`, who is interested and has no contract in force; `not-following`, who is not interested;
         *     `reassigned`, who was another adviser's before and is interested; `client`, who has a contract in force.
         * @enum {string}
         */
        ProspectListName: "following" | "not-following" | "reassigned" | "client";
        /** @description The prospect's `Id`. */
        ProspectId: number;
        /**
         * Format: wire-date
         * @description A day that exists, written `yyyy/MM/dd`; null for none.
         */
        DayOrNull: string | null;
        /**
         * @description A prospect as the registers show it. Contact data are null for who may not see them: role 1 sees all, others those of the
         *     prospects that they registered and of their own. Whether there are any is told by `HasPhone` and `HasEmail` (CDR-08). Days are
         *     those of the business zone.
         */
        ProspectRow: {
            Id: components["schemas"]["ProspectId"];
            Name: string;
            /** @description The mobile phone, or else the one at home. */
            Phone: string | null;
            Email: string | null;
            HasPhone: boolean;
            HasEmail: boolean;
            /** @description The county, or else the state; null where neither is known. */
            Place: string | null;
            ProspectionMeans: string | null;
            /** @description Whose prospect it is; null for whoever does not see the names of advisers (ACL-15). */
            AdvisorName: string | null;
            /** @description Whose it was before it was reassigned; null as `AdvisorName` is. */
            FormerAdvisorName: string | null;
            CreatedOn: components["schemas"]["WireDate"];
            ReassignedOn: components["schemas"]["DayOrNull"];
            DiscardedOn: components["schemas"]["DayOrNull"];
            /** @description When the last activity ended. */
            LastActivityOn: components["schemas"]["DayOrNull"];
            /** @description The day of the first activity that is open. */
            NextActivityOn: components["schemas"]["DayOrNull"];
            /** @description Contracts that were not cancelled. */
            Contracts: number;
        };
        ProspectRowsAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["ProspectRow"][];
        };
        /** @description Somebody who is known already. All but `By` is null for a prospect that is not the signed-in person's to see. */
        SimilarProspect: {
            /**
             * @description What both have in common.
             * @enum {string}
             */
            By: "phone" | "email";
            Id: number | null;
            Name: string | null;
            /** @description Null as well for whoever does not see the names of advisers (ACL-15). */
            AdvisorName: string | null;
        };
        SimilarProspectsAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["SimilarProspect"][];
        };
        /**
         * @description What is written down of a prospect. Blanks around texts do not count, and a telephone number is taken in any Mexican form and
         *     kept as it is dialled; an empty text is the same as null. The first name has 2 to 100 characters, the last name up to 100, the
         *     e-mail address up to 100, street up to 150, county and state up to 100, comments up to 1,000; the zip code has five digits; at
         *     least a phone or an e-mail address is needed (VAL-05). What breaks one of these is answered 422.
         */
        ProspectRecord: {
            FirstName: string;
            LastName?: string | null;
            MobilePhone?: string | null;
            HomePhone?: string | null;
            Email?: string | null;
            /** @description Whether mail is welcome (VAL-06); counts only beside an e-mail address. False when left out. */
            AcceptsEmail?: boolean;
            /** @description One of `/catalog/prospection-means`; null when it is not known. */
            ProspectionMeansId?: number | null;
            Street?: string | null;
            County?: string | null;
            State?: string | null;
            ZipCode?: string | null;
            Comments?: string | null;
        };
        /** @description A prospect to be registered. */
        ProspectAddition: {
            /** @description The lead that the prospect was, attended by the signed-in person and not registered yet; null for none. */
            LeadId?: number | null;
        } & components["schemas"]["ProspectRecord"];
        AddedProspectAnswer: {
            /** @constant */
            status: 201;
            body: {
                Id: components["schemas"]["ProspectId"];
            };
        };
        /** @description A way by which prospects come (CAR-04). */
        ProspectionMeans: {
            Id: number;
            Name: string;
        };
        /** @description A moment in UTC. */
        ProspectInstant: string;
        /** @description Counts the changes of a prospect. A change names the state it was made upon. */
        ProspectVersion: number;
        /**
         * @description A prospect with all that is written down. Phones, e-mail and the address with all its pieces are null for who may not see them;
         *     whether there are any is told by `HasPhone`, `HasEmail` and `HasAddress` (CDR-08).
         */
        Prospect: {
            Id: components["schemas"]["ProspectId"];
            FirstName: string;
            LastName: string | null;
            MobilePhone: string | null;
            HomePhone: string | null;
            Email: string | null;
            /** @description Whether mail is welcome (VAL-06). */
            AcceptsEmail: boolean;
            /** @description Whether there is a phone of either kind. */
            HasPhone: boolean;
            HasEmail: boolean;
            /** @description Whether the street is known. */
            HasAddress: boolean;
            ProspectionMeans: components["schemas"]["ProspectionMeans"] | null;
            Street: string | null;
            County: string | null;
            State: string | null;
            ZipCode: string | null;
            Comments: string | null;
            /** @description Whose prospect it is; null for whoever does not see the names of advisers (ACL-15). */
            AdvisorName: string | null;
            /** @description Whose it was before it was reassigned; null as `AdvisorName` is. */
            FormerAdvisorName: string | null;
            CreatedAt: components["schemas"]["ProspectInstant"];
            ReassignedAt: components["schemas"]["ProspectInstant"] | null;
            /** @description Since when the person is not interested. */
            DiscardedAt: components["schemas"]["ProspectInstant"] | null;
            /** @description Whether the signed-in person may change it, which is whether they see the contact data. */
            CanEdit: boolean;
            /** @description Whether the signed-in person may hand it to another adviser (CAR-09). */
            CanReassign: boolean;
            Version: components["schemas"]["ProspectVersion"];
        };
        ProspectAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["Prospect"];
        };
        QuotationId: number;
        /**
         * @description PF funeral plans, SG insurance, BF burial (GEN-03).
         * @enum {string}
         */
        BusinessLine: "PF" | "SG" | "BF";
        /** @description A quotation. */
        QuotationRow: {
            Id: components["schemas"]["QuotationId"];
            Number: string;
            ProspectId: number;
            ProspectName: string;
            /** @description Whose it is; null for whoever does not see the names of advisers (ACL-15). */
            AdvisorName: string | null;
            BusinessLine: components["schemas"]["BusinessLine"];
            ProductName: string;
            /** @description After discount, with tax, in pesos. */
            Total: number;
            /** @description Monthly payments; 0 is cash. */
            Payments: number;
            QuotedOn: components["schemas"]["WireDate"];
            /** @description The last day on which it holds. */
            ValidUntil: components["schemas"]["WireDate"];
            /** @description Number of the contract that it became. */
            ContractNumber: string | null;
        };
        /** @description A contract of a prospect. */
        ProspectContract: {
            Id: number;
            Number: string;
            BusinessLine: components["schemas"]["BusinessLine"];
            SoldOn: components["schemas"]["WireDate"];
            CancelledOn: components["schemas"]["DayOrNull"];
            /** @description After discount, with tax, in pesos. */
            Total: number;
        };
        /** @description What was done with a prospect; each list newest first. */
        ProspectHistory: {
            /** @description Open ones and ended ones, whoever had the prospect at the time. Contact data for whoever sees those of the prospect (CDR-08). */
            Activities: components["schemas"]["Activity"][];
            Quotations: components["schemas"]["QuotationRow"][];
            Contracts: components["schemas"]["ProspectContract"][];
        };
        ProspectHistoryAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["ProspectHistory"];
        };
        /** @description A prospect as it is to be. What is left out is emptied. */
        ProspectChange: {
            Version: components["schemas"]["ProspectVersion"];
        } & components["schemas"]["ProspectRecord"];
        ProspectDiscarding: {
            /** @description True for who is not interested any more, false for who is followed again. */
            Discarded: boolean;
            Version: components["schemas"]["ProspectVersion"];
        };
        ProspectAssignment: {
            /** @description The seller's number of the chosen adviser. */
            SlpCode: number;
            Version: components["schemas"]["ProspectVersion"];
        };
        /** @description A plan that can be quoted. */
        QuotationProduct: {
            Code: string;
            Name: string;
            BusinessLine: components["schemas"]["BusinessLine"];
            /** @description Of one piece, with tax, in pesos. */
            Price: number;
            /** @description What one piece holds. */
            Services: number;
        };
        /** @description What the company quotes, and within which limits. A company without products quotes nothing. */
        QuotationOptions: {
            /** @description By business line and then by name. */
            Products: components["schemas"]["QuotationProduct"][];
            /** @description Numbers of monthly payments on offer, ascending; 0 is cash. */
            Terms: number[];
            /** @description The largest discount, in percent. */
            MaxDiscount: number;
            /** @description The smallest down payment of a financed quotation, in percent of the total. */
            MinDownPayment: number;
            /** @description For how many days a quotation holds, the day it is made included. */
            ValidDays: number;
        };
        QuotationOptionsAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["QuotationOptions"];
        };
        QuotationListAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["QuotationRow"][];
        };
        /**
         * @description What is chosen. Amounts are pesos with two decimals at most. Which numbers are taken depends on the company (`/quotation/options`)
         *     and is answered 422.
         */
        QuotationAddition: {
            ProspectId: number;
            /** @description The activity that led to it; one of the prospect's. */
            ActivityId?: number | null;
            BusinessLine: components["schemas"]["BusinessLine"];
            /**
             * @description The `Code` of the product.
             * @example PF-BAS
             */
            ItemCode: string;
            /**
             * @description From 1 to 99.
             * @example 2
             */
            Pieces: number;
            /**
             * @description With two decimals at most.
             * @example 12.25
             */
            DiscountPercent: number;
            /**
             * @description One of `Terms`; 0 is cash.
             * @example 12
             */
            Payments: number;
            /**
             * @description What is paid at once. Cash is paid at once as a whole, whatever stands here.
             * @example 4000
             */
            DownPayment: number;
            /**
             * @description What the person was shown; where it is not what the server comes to, nothing is quoted.
             * @example 32489.17
             */
            Total: number;
        };
        AddedQuotationAnswer: {
            /** @constant */
            status: 201;
            body: {
                Id: components["schemas"]["QuotationId"];
                /** @description The company's own, such as COT-000123. */
                Number: string;
            };
        };
        /**
         * @description A quotation as it was made: prices, limits and tax of today change nothing about it. Amounts are pesos, with tax but for
         *     `Untaxed`. The monthly payments are `Financed` in `Payments` parts that differ by one cent at most, the larger ones first.
         */
        Quotation: {
            Id: components["schemas"]["QuotationId"];
            Number: string;
            ProspectId: number;
            ProspectName: string;
            /** @description Who makes the offer, told to whoever may open it; null only where nobody is known. */
            AdvisorName: string | null;
            BusinessLine: components["schemas"]["BusinessLine"];
            ProductName: string;
            Total: number;
            /** @description Monthly payments; 0 is cash. */
            Payments: number;
            QuotedOn: components["schemas"]["WireDate"];
            /** @description The last day on which it holds. */
            ValidUntil: components["schemas"]["WireDate"];
            /** @description Number of the contract that it became. */
            ContractNumber: string | null;
            Pieces: number;
            /** @description Of all pieces together. */
            Services: number;
            /** @description As it was typed. */
            DiscountPercent: number;
            /** @description Before discount. */
            Amount: number;
            Discount: number;
            /** @description The total without tax (FMT-04). */
            Untaxed: number;
            Tax: number;
            /** @description All of it for cash. */
            DownPayment: number;
            Financed: number;
        };
        QuotationAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["Quotation"];
        };
        /** @description ENT-24. A kind of activity that may be booked. */
        ActivityType: {
            Id: number;
            Name: string;
            /** @description How long one takes, in minutes (ADL-28). */
            DurationTime: number;
        };
        ActivityTypesAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["ActivityType"][];
        };
        /** @description ENT-25. What an activity of one type may be about. */
        ActivitySubject: {
            Id: number;
            Name: string;
            /** @description The type that it belongs to (ADL-30). */
            ActivityTypeId: number;
        };
        ActivitySubjectsAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["ActivitySubject"][];
        };
        /** @description Any query; see the call. */
        BareQuery: {
            [key: string]: unknown;
        };
        /** @description ENT-26. How an activity went, as it is chosen on ending or rescheduling. */
        TracingType: {
            Id: number;
            Name: string;
            /** @description 1 is offered for rescheduling, 0 for ending (ADL-18, ADL-19). */
            Reschedule: components["schemas"]["Flag"];
            /** @description 0 means that no next activity is needed (NXA-07). */
            FollowIt: number;
        };
        TracingTypesAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["TracingType"][];
        };
        ProspectionMeansAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["ProspectionMeans"][];
        };
        /** @description Ids, one parameter for each (`Name=1&Name=2`). */
        Ids: number[];
        /** @description ENT-03. A management, of advisers, of a channel or a junior one, as the call says. */
        Management: {
            ManagementId: number;
            ManagementName: string;
        };
        ManagementsAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["Management"][];
        };
        /** @description ENT-04. An assistant management (vice-principal). */
        AssistantManager: {
            AssistantManagerId: number;
            /** @description The misspelling is the specification’s. */
            AssitantManagerName: string;
        };
        AssistantManagersAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["AssistantManager"][];
        };
        /** @description ENT-07. A manager of the team sales dashboard. */
        Manager: {
            ManagerId: number;
            Manager: string;
        };
        ManagersAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["Manager"][];
        };
        /** @description API-61. The specification names the call and not its rows. */
        Week: {
            /** @description Number and year as the week picker writes them, `ww-yyyy` (WKP-04). */
            WeekNumber: string;
            StartDate: components["schemas"]["WireDate"];
            EndDate: components["schemas"]["WireDate"];
        };
        WeeksAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["Week"][];
        };
        /** @description ENT-05. An adviser to choose. */
        Adviser: {
            EmployeeId: number;
            /** @description The seller’s number in the ERP; null for an adviser who has none yet. */
            SlpCode: number | null;
            /** @description The label. */
            Adviser: string;
            Name: string;
        };
        AdvisersAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["Adviser"][];
        };
        /**
         * @description The specification names the parameter and not its values.
         * @enum {integer}
         */
        ActivesFlag: 0 | 1;
        /** @description ENT-06. A team of advisers. */
        Team: {
            TeamId: number;
            Name: string;
        };
        TeamsAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["Team"][];
        };
        /** @description A number that names one row of a catalogue. */
        WireId: number;
        /** @description Numbers of a catalogue; none of them, or an absent parameter, narrows nothing. */
        WireIds: components["schemas"]["WireId"][];
        /** @description The sales of one day; used for `bi/sales-amount` (DSH-04) and `DailySales` (SAL-20). Our reading. */
        DaySales: {
            Date: components["schemas"]["WireDate"];
            /** @description Contracts sold. */
            Sales: number;
            /** @description Their amount after discount, in pesos. */
            Amount: number;
        };
        SalesAmountsAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["DaySales"][];
        };
        NonNegativeCount: number;
        /** @description How many activities ended with one tracing type (DSH-06). Our reading, with the names of ENT-26. */
        TracingCount: {
            /** @description Of the tracing type. */
            Id: number;
            Name: string;
            Count: components["schemas"]["NonNegativeCount"];
        };
        TracingCountsAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["TracingCount"][];
        };
        /** @description How many prospects came by one prospection medium (DSH-07). Our reading, with the names of ENT-08. */
        ProspectionMeansCount: {
            ProspectionMeansId: number;
            Name: string;
            Count: components["schemas"]["NonNegativeCount"];
        };
        ProspectionMeansCountsAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["ProspectionMeansCount"][];
        };
        /** @description How many prospects were created on one day (DSH-08, API-36). Our reading. */
        CreatedProspects: {
            Date: components["schemas"]["WireDate"];
            Count: components["schemas"]["NonNegativeCount"];
        };
        CreatedProspectsAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["CreatedProspects"][];
        };
        /**
         * @description PF, SG and BF (GEN-03).
         * @enum {string}
         */
        BusinessLineCode: "PF" | "SG" | "BF";
        /**
         * @description `sold`: contracts by the day of their sale; `cancelled`: by the day of their cancellation.
         * @enum {string}
         */
        ContractBasis: "sold" | "cancelled";
        /** @description What a mark, a cell or a row is called in the answer that it comes from; empty narrows nothing. */
        NameOfMark: string;
        /** @description A contract that a figure counts; amounts in pesos, as the figures have them. */
        ContractDetail: {
            ContractNumber: string;
            BusinessLine: components["schemas"]["BusinessLineCode"];
            ProspectId: number;
            ProspectName: string;
            /** @description Name of the adviser who sold it. */
            Advisor: string;
            SaleDate: components["schemas"]["WireDate"];
            CancelDate: components["schemas"]["DayOrNull"];
            /** @description Name of the status that it has now. */
            Status: string;
            /** @description Before discount. */
            SalesContract: number;
            DiscountAmount: number;
            /** @description After discount. */
            SalesAmount: number;
            DownPayment: number;
            /** @description Of the amount after discount, the part of the item that was asked for; null where none was. */
            ItemAmount: number | null;
        };
        ContractDetailsAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["ContractDetail"][];
        };
        /** @description A renewal of an insurance that a figure counts; its amount in pesos, as the figure has it. */
        RenewalDetail: {
            Id: number;
            /** @description The contract that was renewed. */
            ContractNumber: string;
            ProspectId: number;
            ProspectName: string;
            /** @description Name of the adviser who renewed it. */
            Advisor: string;
            RenewalDate: components["schemas"]["WireDate"];
            Amount: number;
        };
        RenewalDetailsAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["RenewalDetail"][];
        };
        /**
         * @description `onTime`: begun at most 15 minutes after its planned start (ACL-27). `unattended`: its planned start has passed, and nobody
         *     began or ended it (DSH-02). `ended`: what it came to is written down.
         * @enum {string}
         */
        ActivityState: "onTime" | "unattended" | "ended";
        /** @description An activity that a figure counts. */
        ActivityDetail: {
            Id: number;
            /** @description Null in old rows. */
            ProspectId: number | null;
            /** @description Empty in old rows. */
            ProspectName: string;
            ActivityTypeId: number;
            /** @description The subject; empty in old rows. */
            Name: string;
            /** @description The day that it is planned for. */
            ActivityDate: components["schemas"]["WireDate"];
            /** @description The planned start, written `HH:mm`; null where there is none. */
            StartTime: string | null;
            /** @description Name of the adviser. */
            Advisor: string;
            /** @description Name of the tracing type that it ended with; null while it is open. */
            Tracing: string | null;
        };
        ActivityDetailsAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["ActivityDetail"][];
        };
        /** @description A prospect that a figure counts. */
        ProspectDetail: {
            ProspectId: number;
            ProspectName: string;
            /** @description Name of the medium; null where nobody knows it. */
            ProspectionMeans: string | null;
            /** @description The day of the business zone on which it was registered. */
            CreatedDate: components["schemas"]["WireDate"];
            /** @description Name of the adviser whose prospect it is. */
            Advisor: string;
        };
        ProspectDetailsAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["ProspectDetail"][];
        };
        /** @description An activity whose time has passed without anybody starting it (DSH-11). */
        UnattendedActivity: {
            ProspectName: string;
            /** @description The subject, column 'Asunto' (DSH-09). */
            Name: string;
            /** @description When it should have begun. */
            ActivityDate: components["schemas"]["WireDate"];
            /** @description Name of the adviser. */
            Advisor: string;
        };
        /** @description ENT-10. */
        ActivityStatus: {
            /** @description Activities planned for the range that were begun on time (DSH-03, ACL-27). */
            OnTime: number;
            /** @description By planned day and start. */
            UnattendedDetail: components["schemas"]["UnattendedActivity"][];
        };
        ActivityStatusAnswer: {
            /** @constant */
            status: 201;
            body: components["schemas"]["ActivityStatus"];
        };
        /** @description The part of business line BF in the totals (SAL-19). */
        BfSales: {
            /** @description Contracts. */
            Sales: number;
            /** @description Amount before discount, in pesos. */
            SalesContract: number;
            /** @description Discounts, in pesos. */
            SalesDiscount: number;
            /** @description Amount after discount, in pesos. */
            SalesAmount: number;
        };
        /**
         * @description Sales that share a name (SAL-21, SAL-24, SAL-25), the largest amount first. An item has its part of each contract that holds
         *     it, by what the items cost, so that the parts make the whole. Our reading.
         */
        NamedSales: {
            Name: string;
            /** @description Contracts. */
            Sales: number;
            /** @description In pesos; after discount, but for `DownPaymentMethod`, where it is the down payments. */
            Amount: number;
        };
        /** @description Sales by number of instalments, the largest amount first; the one without payments is cash (SAL-22, SAL-23). Our reading. */
        FinancingSales: {
            Name: string;
            /** @description Instalments; 0 for cash. */
            NumberPayments: number;
            /** @description Contracts. */
            Sales: number;
            /** @description After discount, in pesos. */
            Amount: number;
        };
        /** @description One place of the ranking of advisers, the best first (SAL-26). Our reading. */
        AdviserRank: {
            /** @description Null of somebody who sells without a number of the ERP. */
            SlpCode: number | null;
            Name: string;
            /** @description Contracts. */
            Sales: number;
            /** @description After discount, in pesos. */
            Amount: number;
        };
        /** @description SAL-31. The manager is whoever heads the unit of the adviser, their superior without a unit; empty without either. */
        AdviserPerformance: {
            AdvisorName: string;
            ManagerName: string;
            /** @description Contracts. */
            Sales: number;
        };
        /**
         * @description Sales of a place (SAL-34). The spellings of a county within its state, other only in accents, case and blanks, are one
         *     county under the commonest of them; 'Sin municipio' where none is written. The largest county first.
         */
        HeatMapRow: {
            StateCode: string;
            County: string;
            /** @description Null where the rows are not told apart by it. */
            ZipCode: string | null;
            /** @description Null where the rows are not told apart by it. */
            ItemName: string | null;
            /** @description Contracts. */
            SalesCount: number;
            /** @description After discount, in pesos. */
            SalesAmount: number;
        };
        /** @description ENT-13. Figures without suffix count by sale date; those with the suffix Cancelled by cancellation date (SAL-12). */
        SalesDashboard: {
            /** @description Amount before discount, in pesos (SAL-09). */
            SalesContract: number;
            /** @description Advisers with sales (SAL-16). */
            SalesAdvisors: number;
            /** @description Discounts, in pesos (SAL-10). */
            DiscountAmount: number;
            /**
             * @description Advisers up to date: active, none of whose activities is unattended now, on whichever day (SAL-17). The range and the
             *     business line do not narrow them.
             */
            DailyAdvisers: number;
            /** @description Amount after discount, in pesos (SAL-11): SalesContract - DiscountAmount. */
            SalesAmount: number;
            /** @description Advisers whose first sale lies in the range (SAL-18). */
            InitialSalesAdvisors: number;
            /** @description Contracts, by sale date (SAL-08). */
            SalesTotal: number;
            /** @description SalesAmount / SalesTotal, in pesos; 0 without sales (SAL-13). */
            AverageTicket: number;
            /** @description SalesAmount / services sold, in pesos; 0 without sales (SAL-14). */
            AveragePlanTicket: number;
            /** @description Down payments, in pesos (SAL-15). */
            DownPaymentTotal: number;
            /** @description Of the cancelled contracts. */
            SalesContractCancelled: number;
            /** @description Advisers with a cancellation. */
            SalesAdvisorsCancelled: number;
            /** @description Of the cancelled contracts. */
            DiscountAmountCancelled: number;
            /** @description Of those, the ones up to date: active, with no overdue activity. */
            DailyAdvisersCancelled: number;
            /** @description Of the cancelled contracts. */
            SalesAmountCancelled: number;
            /** @description Advisers whose first sale was cancelled in the range. */
            InitialSalesAdvisorsCancelled: number;
            /** @description Contracts, by cancellation date. */
            SalesTotalCancelled: number;
            /** @description Of the cancelled contracts. */
            AverageTicketCancelled: number;
            /** @description Of the cancelled contracts. */
            AveragePlanTicketCancelled: number;
            /** @description Of the cancelled contracts. */
            DownPaymentTotalCancelled: number;
            SalesBBF: components["schemas"]["BfSales"];
            /** @description By day; days without sales may be left out. */
            DailySales: components["schemas"]["DaySales"][];
            ProspectionMeansSales: components["schemas"]["NamedSales"][];
            Financing: components["schemas"]["FinancingSales"][];
            /** @description Its amounts add up to DownPaymentTotal. */
            DownPaymentMethod: components["schemas"]["NamedSales"][];
            /** @description The best first, at most ten. */
            TopItemsSold: components["schemas"]["NamedSales"][];
            RankingSlp: components["schemas"]["AdviserRank"][];
            AdvisorsPerformance: {
                /** @description SAL-28; the other two lists together. Who has left is in none of them. */
                AdvisorsActive: components["schemas"]["AdviserPerformance"][];
                /** @description SAL-29. */
                AdvisorsWithSales: components["schemas"]["AdviserPerformance"][];
                /** @description SAL-30. */
                AdvisorsWithoutSales: components["schemas"]["AdviserPerformance"][];
            };
            HeatMap: {
                /** @description SAL-27a, SAL-32. */
                byCountyZipCode: components["schemas"]["HeatMapRow"][];
                /** @description By county and product (SAL-27b, SAL-33). */
                byItemCode: components["schemas"]["HeatMapRow"][];
                /** @description SAL-27c. */
                byCounty: components["schemas"]["HeatMapRow"][];
            };
        };
        SalesDashboardAnswer: {
            /** @constant */
            status: 201;
            body: components["schemas"]["SalesDashboard"];
        };
        /** @description The part of the totals whose contracts have one status now (TOT-03). Our reading. */
        TotalSalesDetail: {
            /** @description Name of the status. */
            Status: string;
            /** @description Amount before discount, in pesos. */
            SalesContract: number;
            /** @description Discounts, in pesos. */
            DiscountAmount: number;
            /** @description Amount after discount, in pesos: SalesContract - DiscountAmount. */
            SalesAmount: number;
            /** @description Contracts, by sale date. */
            SalesTotal: number;
            /** @description Down payments, in pesos. */
            DownPaymentTotal: number;
        };
        /** @description ENT-17, TOT-02. The details add up to the figures without suffix. */
        TotalSales: {
            /** @description Amount before discount, in pesos. */
            SalesContract: number;
            /** @description Discounts, in pesos. */
            DiscountAmount: number;
            /** @description Amount after discount, in pesos: SalesContract - DiscountAmount. */
            SalesAmount: number;
            /** @description Contracts, by sale date. */
            SalesTotal: number;
            /** @description Down payments, in pesos. */
            DownPaymentTotal: number;
            /** @description Of the cancelled contracts. */
            SalesContractCancelled: number;
            /** @description Of the cancelled contracts. */
            DiscountAmountCancelled: number;
            /** @description Of the cancelled contracts. */
            SalesAmountCancelled: number;
            /** @description Contracts, by cancellation date. */
            SalesTotalCancelled: number;
            /** @description Of the cancelled contracts. */
            DownPaymentTotalCancelled: number;
            /** @description The hover shows the first three (TOT-04). */
            Detail: components["schemas"]["TotalSalesDetail"][];
        };
        TotalSalesAnswer: {
            /** @constant */
            status: 201;
            body: components["schemas"]["TotalSales"];
        };
        /** @description A digital medium; the codes come from `dashboard/financial-socialweb` (FIN-03). */
        SocialWebCode: string;
        /** @description One campaign (FIN-04). */
        DigitalCampaign: {
            BusinessLine: components["schemas"]["BusinessLineCode"];
            SocialWeb: components["schemas"]["SocialWebCode"];
            /** @description Of the campaign. */
            Name: string;
            /** @description FIN-05. */
            TotalLeads: number;
            /** @description Contracts that came of those leads, sold later and cancelled ones too (FIN-06). */
            SalesTotal: number;
            /** @description Budget of the campaign, in pesos (FIN-07). */
            CampaignCost: number;
            /** @description What of it was spent, in pesos (FIN-08). */
            ExercisedBudget: number;
            /** @description ExercisedBudget / TotalLeads, in pesos; 0 without leads (FIN-09). */
            LeadCost: number;
            /** @description Gross margin in pesos, SalesContract - ExercisedBudget (FIN-10). */
            ROI: number;
            /** @description Amount of the sales before discount, in pesos (FIN-11). */
            SalesContract: number;
            /** @description SalesTotal / TotalLeads as a fraction, not rounded; 0 without leads (FIN-12). */
            Conversion: number;
            /** @description Minutes from a lead's arrival to its first attention (FIN-13). */
            AverageTime: number;
            /** @description Days from a lead's arrival to its sale (FIN-14). */
            AverageDaysSales: number;
        };
        /** @description ENT-14. */
        FinancialResult: {
            /** @description Budget of the period, in pesos; the sum of CampaignCost (FIN-16). */
            PeriodBudget: number;
            DigitalLeads: components["schemas"]["DigitalCampaign"][];
        };
        FinancialAnswer: {
            /** @constant */
            status: 201;
            body: components["schemas"]["FinancialResult"];
        };
        /** @description A digital medium that had campaigns (FIN-18). Our reading. */
        DigitalMedium: {
            SocialWeb: components["schemas"]["SocialWebCode"];
            /** @description As the filter shows it. */
            Name: string;
        };
        DigitalMediaAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["DigitalMedium"][];
        };
        /** @description One adviser of the ranking (STM-12). */
        TeamSalesRow: {
            /** @description Name of whoever heads the adviser's unit, or of their superior; empty without either. */
            SlpManager: string;
            /** @description Name of the adviser. */
            SlpName: string;
            /** @description Renovations, in pesos. */
            InsuranceAmount: number;
            /** @description PF, in pesos. */
            ContractAmount: number;
            /** @description BF, in pesos. */
            ContractAmountBF: number;
            /** @description The sum of the three, in pesos. */
            TotalAmount: number;
            /** @description Prospects of the adviser in the range. */
            ProspectsNum: number;
            /** @description The day of the adviser's last contract of PF or BF, or renewal, in the range; null without one. */
            DateDoc: components["schemas"]["WireDate"] | null;
            /** @description From 1, by TotalAmount. */
            Position: number;
        };
        /** @description ENT-15. The rows add up to the totals. */
        TeamSales: {
            /** @description Renovations, in pesos (STM-08). */
            InsurancesTotal: number;
            /** @description PF, in pesos (STM-09). */
            ContractsTotal: number;
            /** @description BF, in pesos (STM-10). */
            ContractsTotalBF: number;
            /** @description By position. */
            InsurancesContracts: components["schemas"]["TeamSalesRow"][];
            /** @description Goal of the month for renovations, in pesos; null without one, where the range leaves its month (STM-14), and where a part of a team is asked for, whose goal says nothing about the part. */
            GoalAmountReno: number | null;
            /** @description Goal of the month for PF and BF together, in pesos; null as above. */
            GoalAmountPrevFin: number | null;
            /** @description Renovations of the whole month of EndDate, in pesos (STM-16). */
            InsurancesMonth: number;
            /** @description PF of that month, in pesos. */
            ContractsMonth: number;
            /** @description BF of that month, in pesos. */
            ContractsMonthBF: number;
        };
        TeamSalesAnswer: {
            /** @constant */
            status: 201;
            body: components["schemas"]["TeamSales"];
        };
        /** @description One kind of amount, now and before (STM-13). Our reading. */
        AmountComparison: {
            /** @description The kind of amount, in Spanish. */
            Label: string;
            /** @description In the range, in pesos. */
            Current: number;
            /** @description In the range of as many days that ends right before it, in pesos. */
            Previous: number;
        };
        TeamComparisonAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["AmountComparison"][];
        };
        /** @description One place of the ranking (OFR-03). Our reading. */
        OfferRank: {
            /** @description From 1. */
            Position: number;
            Name: string;
            /** @description What counts for the offer, in pesos. */
            Amount: number;
        };
        /** @description ENT-16. */
        MonthlyOffer: {
            NameOffer: string;
            /** @description By position. */
            RankingOffer: components["schemas"]["OfferRank"][];
            StartOffer: components["schemas"]["WireDate"];
            /** @description Inclusive. */
            EndOffer: components["schemas"]["WireDate"];
        };
        MonthlyOfferAnswer: {
            /** @constant */
            status: 200;
            /** @description Null for a month without an offer. */
            body: components["schemas"]["MonthlyOffer"] | null;
        };
        /** @description A week from Wednesday to Tuesday, `ww-yyyy` with its week-numbering year (CMA-05, WKP-10). */
        WeekNumber: string;
        /** @description ENT-12, CMR-02. Amounts are pesos with at most two decimals. */
        CommissionReportRow: {
            Id: number;
            /** @description The day on which the contract entered the ERP. */
            InsertedSAPAt: components["schemas"]["WireDate"];
            ContractNumber: string;
            /** @description Amount of the contract. */
            Total: number;
            /** @description What the commission is reckoned on. */
            CommissionBase: number;
            Commission: number;
            /** @description Column 'Comisión Integre 26%' (CMR-04); null for everybody but role 1 (CMR-03). */
            SecondaryCommission: number | null;
            AmountFinanced: number;
            /** @description 0 for cash. */
            NumberPayments: number;
            FinancingDescription: string;
            PlanDescription: string;
            Week: components["schemas"]["WeekNumber"];
            /** @description Of the adviser. */
            Name: string;
            ManagerName: string;
        };
        CommissionReportAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["CommissionReportRow"][];
        };
        /** @description ENT-11, CMA-06. Amounts are pesos with at most two decimals. */
        CommissionLine: {
            /** @description Kind of commission; ENGANCHE is shown as 'NUEVA VENTA' (CMA-06a, CMA-07). */
            TIPO: string;
            /** @description Number of the contract; null for what belongs to none, such as a bonus (CMA-06b). */
            CONTRATO: string | null;
            /** @description The week of the sale; null without a contract (CMA-06c). */
            SEMANAVTA: components["schemas"]["WeekNumber"] | null;
            /** @description Name of the client; null without a contract (CMA-06d). */
            CLIENTE: string | null;
            /** @description Amount of the new sale; the key has spaces (CMA-06e). */
            "MONTO POR VENTA NUEVA": number;
            /** @description What was collected, without tax (CMA-06f). */
            COBROSINIVA: number;
            /** @description The whole commission on the sale (CMA-06g). */
            COM_TOTAL: number;
            /** @description What was collected, with tax (CMA-06h). */
            COBROCONIVA: number;
            /** @description Commission on the new sale (CMA-06i). */
            COM_VTA_NVA: number;
            /** @description Commission on monthly payments (CMA-06j). */
            COM_MENSUALIDAD: number;
            /** @description What remains to be paid as the ERP has it; the screens compute COM_TOTAL - PAGAR (CMA-06k, CMA-09). */
            COM_PENDIENTE: number;
            /** @description The monthly bonus, though the key says seller code (CMA-06l). */
            "CLAVE VENDEDOR": number;
            /** @description What is paid for this week, COM_VTA_NVA + COM_MENSUALIDAD + CLAVE VENDEDOR (CMA-06m). */
            PAGAR: number;
            /** @description CMA-06n. */
            SEMANA: components["schemas"]["WeekNumber"];
            /** @description First day of the week (CMA-06o). */
            FECHA_INI: components["schemas"]["WireDate"];
            /** @description Last day of the week (CMA-06p). */
            FECHA_FIN: components["schemas"]["WireDate"];
            /** @description Name of the adviser (CMA-06q). */
            Vendedor: string;
        };
        /**
         * @description P pending, A accepted, R in reconciliation (CMA-11).
         * @enum {string}
         */
        CommissionStatus: "P" | "A" | "R";
        /** @description A moment in UTC. */
        DecisionInstant: string;
        /**
         * @description The fingerprint of a week: the SHA-256, in hexadecimal digits of lower case, of its lines and totals as
         *     `packages/domain/src/commission/canonicalWeek.ts` writes them.
         */
        CommissionDigest: string;
        /** @description What an adviser has against a line of a week. */
        CommissionReason: {
            /** @description Kind of the line, as the line has it. */
            TIPO: string;
            /** @description Number of the contract of the line, as the line has it. */
            CONTRATO: string | null;
            /** @description In the adviser's words. */
            Reason: string;
        };
        /** @description What the adviser decided about a week, and what they signed. */
        WeekDecision: {
            /** @description When, in UTC. */
            DecidedAt: components["schemas"]["DecisionInstant"];
            /** @description The fingerprint that was signed; null where none came with the signature, and for a week in reconciliation. */
            Digest: components["schemas"]["CommissionDigest"] | null;
            /** @description The signature as a PNG data URL; null for a week in reconciliation. */
            Signature: string | null;
            /** @description What the adviser has against single lines, as they were sent; empty for an accepted week. */
            Reasons: components["schemas"]["CommissionReason"][];
        };
        WeeklyCommissions: {
            Data: components["schemas"]["CommissionLine"][];
            /** @description Absent while the week is running, without lines, and where the lines are not one adviser's (CMA-22). */
            Status?: components["schemas"]["CommissionStatus"];
            /** @description An addition of this server. Present where Status is A or R. */
            Decision?: components["schemas"]["WeekDecision"];
        };
        WeeklyCommissionsAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["WeeklyCommissions"];
        };
        /** @description CMA-16. */
        CommissionAcceptance: {
            WeekNumber: components["schemas"]["WeekNumber"];
            /** @constant */
            Status: "A";
            /** @description The trimmed signature as a PNG data URL (SIG-02, SIG-04). */
            Signature: string;
            /** @description An addition of this server: the fingerprint of what was signed. Without it nothing is compared; one that is not of the lines of now is refused. */
            Digest?: components["schemas"]["CommissionDigest"];
        };
        /** @description CMA-17; it carries no signature. */
        ReconciliationRequest: {
            WeekNumber: components["schemas"]["WeekNumber"];
            /** @constant */
            Status: "R";
            /** @description An addition of this server. What the adviser has against single lines of the week; none is needed. */
            Reasons?: components["schemas"]["CommissionReason"][];
        };
        /** @description A week that waits for its adviser. */
        PendingWeek: {
            WeekNumber: components["schemas"]["WeekNumber"];
            /** @description What the week pays in all. */
            PAGAR: number;
        };
        PendingWeeksAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["PendingWeek"][];
        };
        /** @description Where an adviser's week stands. */
        AdviserWeek: {
            SlpCode: number;
            Adviser: string;
            /** @description Null while the week is running. */
            Status: components["schemas"]["CommissionStatus"] | null;
            /** @description When it was decided, in UTC; null while it is not. */
            DecidedAt: components["schemas"]["DecisionInstant"] | null;
            /** @description What the week pays the adviser in all. */
            PAGAR: number;
            /** @description How many lines the adviser has something against. */
            Disputed: number;
        };
        AdviserWeeksAnswer: {
            /** @constant */
            status: 200;
            body: components["schemas"]["AdviserWeek"][];
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
        /** @description The request body is not declared as JSON (SES-02), or in another form than plain UTF-8. */
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
        /** @description Too many attempts from this address. */
        TooManyAttempts: {
            headers: {
                /** @description Seconds until the next try is heard. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description There is no such call for this person (`x-guard`, `x-right`). */
        NoSuchCall: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description There is no such lead for this person. */
        LeadNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Somebody else was faster (CAR-21). */
        LeadGone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description There is no such activity for this person. */
        ActivityNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The activity has ended already (ADL-24). */
        ActivityEnded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description A rule says no (NXA, CDR); the fields tell which. */
        ActivityRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description There is no such prospect for this person. */
        ProspectNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Somebody else has changed the prospect since. */
        ProspectChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description A rule says no (VAL-01…05); the fields tell which. */
        ProspectRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description There is no such quotation for this person. */
        QuotationNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The range is not one that can be asked for. */
        RangeRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Nobody whose commissions the person may have, no line in that week, or no right to this file. */
        NoSuchCommissions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Its year does not have that week. */
        NoSuchWeek: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The file. */
        CommissionsPdf: {
            headers: {
                /**
                 * @description `attachment` with the name '{person}_{week}_comisiones.pdf' (PDF-01), in `filename*` where it is not ASCII.
                 * @example attachment; filename="Lucia_Hernandez_Rios_46-2026_comisiones.pdf"
                 */
                "Content-Disposition"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/pdf": unknown;
            };
        };
    };
    parameters: {
        /**
         * @description An addition of this server. A name that the caller gives to what they do: the same name and request again, also at the same
         *     moment, do nothing more and get the first answer once more, be it a success or a refusal (404, 409, 422). To try again after a
         *     refusal takes another name. The same name for another request is refused with 422. Names are each account's own and are kept
         *     for 30 days. Any other failure (400, 401, 403, 413, 415, 5xx) keeps nothing, and the name is free again.
         * @example 3f0c2e9a-6d0b-4c7e-9a51-0f4f9f2f7c11
         */
        IdempotencyKey: components["schemas"]["IdempotencyKey"];
        /**
         * @description First day, inclusive.
         * @example 2026/11/14
         */
        StartDate: components["schemas"]["WireDate"];
        /**
         * @description Last day, inclusive.
         * @example 2026/11/20
         */
        EndDate: components["schemas"]["WireDate"];
        /**
         * @description Advisers, by SlpCode. Of one whose rows the person may not see there are no rows.
         * @example [
         *       208
         *     ]
         */
        AdvisorsList: components["schemas"]["WireIds"];
        /**
         * @description Managements or other units, by ManagementId, with everybody of the units below.
         * @example [
         *       6
         *     ]
         */
        ManagementList: components["schemas"]["WireIds"];
        /**
         * @description First day, inclusive.
         * @example 2026/11/14
         */
        InitialDate: components["schemas"]["WireDate"];
        /**
         * @description Last day, inclusive.
         * @example 2026/11/20
         */
        FinalDate: components["schemas"]["WireDate"];
        /**
         * @description Advisers, by SlpCode; repeated for several.
         * @example [
         *       208
         *     ]
         */
        Advisors: components["schemas"]["WireIds"];
        /**
         * @description Managements, by ManagementId; repeated for several.
         * @example [
         *       6
         *     ]
         */
        Management: components["schemas"]["WireIds"];
        /**
         * @description Managers of the team dashboard, by ManagerId; repeated for several (STM-02).
         * @example [
         *       6
         *     ]
         */
        Managers: components["schemas"]["WireIds"];
        /**
         * @description The week.
         * @example 46-2026
         */
        WeekNumber: components["schemas"]["WeekNumber"];
        /**
         * @description The adviser, by SlpCode.
         * @example 1108
         */
        Adviser: components["schemas"]["WireId"];
    };
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
            /** @description Too many failures from this address, for this account or altogether. */
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
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description Registered and signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            /** @description Somebody has that user name or that e-mail address. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyAttempts"];
            default: components["responses"]["Failure"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReminder"];
            };
        };
        responses: {
            /** @description The way to a new password is on its way to that address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            /** @description No account has that address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooManyAttempts"];
            default: components["responses"]["Failure"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The new password holds from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description The link was used, replaced by a newer one, is too old, or never was one. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooManyAttempts"];
            default: components["responses"]["Failure"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The new password holds from now on. */
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
            403: components["responses"]["TokenExpired"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description That is not the person's password. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooManyAttempts"];
            default: components["responses"]["Failure"];
        };
    };
    toggleCarousel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Switched. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarouselAvailabilityAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            /** @description The person takes no part in the carousel. */
            404: {
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
    lookUpPostalCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The postal code.
                 * @example 44100
                 */
                code: components["schemas"]["PostalCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state, or that there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostalLookupAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["TooManyAttempts"];
            default: components["responses"]["Failure"];
        };
    };
    getCarousel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The leads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadsAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            404: components["responses"]["NoSuchCall"];
            default: components["responses"]["Failure"];
        };
    };
    getAttendedLeads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The leads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendedLeadsAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            default: components["responses"]["Failure"];
        };
    };
    getLeadShares: {
        parameters: {
            query: {
                /**
                 * @description First day, inclusive.
                 * @example 2026/11/14
                 */
                InitialDate: components["schemas"]["WireDate"];
                /**
                 * @description Last day, inclusive.
                 * @example 2026/11/20
                 */
                FinalDate: components["schemas"]["WireDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shares, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadSharesAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            404: components["responses"]["NoSuchCall"];
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
    attendLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The lead.
                 * @example 501
                 */
                Id: components["schemas"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lead is the person's own. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadTakenAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            404: components["responses"]["LeadNotFound"];
            409: components["responses"]["LeadGone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            default: components["responses"]["Failure"];
        };
    };
    assignLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The lead.
                 * @example 501
                 */
                Id: components["schemas"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadAssignment"];
            };
        };
        responses: {
            /** @description The lead is that adviser's. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadTakenAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            404: components["responses"]["LeadNotFound"];
            409: components["responses"]["LeadGone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description No adviser is chosen (CAR-12, CAR-13), or not one who may get leads. */
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
    getActivities: {
        parameters: {
            query: {
                /**
                 * @description First day, inclusive.
                 * @example 2026/11/20
                 */
                InitialActivityDate: components["schemas"]["WireDate"];
                /**
                 * @description Last day, inclusive; empty or left out for no end.
                 * @example 2026/11/20
                 */
                FinalActivityDate?: components["schemas"]["WireDate"] | string;
                /**
                 * @description The specification sends `true` and says no more of it. The list is always whole, with or without it.
                 * @example true
                 */
                All?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivitiesAnswer"];
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
    getExpiredActivities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivitiesAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            default: components["responses"]["Failure"];
        };
    };
    startActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The activity.
                 * @example 9001
                 */
                id: components["schemas"]["ActivityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Started. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedActivityAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            404: components["responses"]["ActivityNotFound"];
            409: components["responses"]["ActivityEnded"];
            /** @description It is late or more than two days ahead, so it is not started any more or yet (ACL-23…25). */
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
    addActivity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An addition of this server. A name that the caller gives to what they do: the same name and request again, also at the same
                 *     moment, do nothing more and get the first answer once more, be it a success or a refusal (404, 409, 422). To try again after a
                 *     refusal takes another name. The same name for another request is refused with 422. Names are each account's own and are kept
                 *     for 30 days. Any other failure (400, 401, 403, 413, 415, 5xx) keeps nothing, and the name is free again.
                 * @example 3f0c2e9a-6d0b-4c7e-9a51-0f4f9f2f7c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityAddition"];
            };
        };
        responses: {
            /** @description Booked. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedActivityAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            /** @description There is no such prospect for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["ActivityRefused"];
            default: components["responses"]["Failure"];
        };
    };
    endActivity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An addition of this server. A name that the caller gives to what they do: the same name and request again, also at the same
                 *     moment, do nothing more and get the first answer once more, be it a success or a refusal (404, 409, 422). To try again after a
                 *     refusal takes another name. The same name for another request is refused with 422. Names are each account's own and are kept
                 *     for 30 days. Any other failure (400, 401, 403, 413, 415, 5xx) keeps nothing, and the name is free again.
                 * @example 3f0c2e9a-6d0b-4c7e-9a51-0f4f9f2f7c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The activity.
                 * @example 9001
                 */
                id: components["schemas"]["ActivityId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityClosing"];
            };
        };
        responses: {
            /** @description Ended. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedActivityAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            404: components["responses"]["ActivityNotFound"];
            409: components["responses"]["ActivityEnded"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["ActivityRefused"];
            default: components["responses"]["Failure"];
        };
    };
    rescheduleActivity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An addition of this server. A name that the caller gives to what they do: the same name and request again, also at the same
                 *     moment, do nothing more and get the first answer once more, be it a success or a refusal (404, 409, 422). To try again after a
                 *     refusal takes another name. The same name for another request is refused with 422. Names are each account's own and are kept
                 *     for 30 days. Any other failure (400, 401, 403, 413, 415, 5xx) keeps nothing, and the name is free again.
                 * @example 3f0c2e9a-6d0b-4c7e-9a51-0f4f9f2f7c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The activity.
                 * @example 9001
                 */
                id: components["schemas"]["ActivityId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityClosing"];
            };
        };
        responses: {
            /** @description Moved. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedActivityAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            404: components["responses"]["ActivityNotFound"];
            409: components["responses"]["ActivityEnded"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["ActivityRefused"];
            default: components["responses"]["Failure"];
        };
    };
    getProspectChoices: {
        parameters: {
            query: {
                /**
                 * @description A part of the name.
                 * @example elena
                 */
                Search: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prospects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProspectChoicesAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            default: components["responses"]["Failure"];
        };
    };
    getProspectList: {
        parameters: {
            query: {
                /**
                 * @description The register.
                 * @example following
                 */
                List: components["schemas"]["ProspectListName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prospects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProspectRowsAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            default: components["responses"]["Failure"];
        };
    };
    getSimilarProspects: {
        parameters: {
            query?: {
                /**
                 * @description A telephone number as it is typed.
                 * @example 55 1000 3001
                 */
                Phone?: string;
                /**
                 * @description An e-mail address as it is typed.
                 * @example rosa.campos@correo.example
                 */
                Email?: string;
                /**
                 * @description The prospect that is being edited.
                 * @example 12
                 */
                Except?: components["schemas"]["ProspectId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who is known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimilarProspectsAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            default: components["responses"]["Failure"];
        };
    };
    addProspect: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An addition of this server. A name that the caller gives to what they do: the same name and request again, also at the same
                 *     moment, do nothing more and get the first answer once more, be it a success or a refusal (404, 409, 422). To try again after a
                 *     refusal takes another name. The same name for another request is refused with 422. Names are each account's own and are kept
                 *     for 30 days. Any other failure (400, 401, 403, 413, 415, 5xx) keeps nothing, and the name is free again.
                 * @example 3f0c2e9a-6d0b-4c7e-9a51-0f4f9f2f7c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProspectAddition"];
            };
        };
        responses: {
            /** @description Registered. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedProspectAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            404: components["responses"]["LeadNotFound"];
            /** @description The lead is a prospect already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description A rule says no (VAL-01…05), or there is nobody whose prospect it would be; the fields tell which. */
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
    getProspect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The prospect.
                 * @example 12
                 */
                id: components["schemas"]["ProspectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prospect. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProspectAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            404: components["responses"]["ProspectNotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getProspectHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The prospect.
                 * @example 12
                 */
                id: components["schemas"]["ProspectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProspectHistoryAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            404: components["responses"]["ProspectNotFound"];
            default: components["responses"]["Failure"];
        };
    };
    editProspect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The prospect.
                 * @example 12
                 */
                id: components["schemas"]["ProspectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProspectChange"];
            };
        };
        responses: {
            /** @description Changed. */
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
            403: components["responses"]["TokenExpired"];
            404: components["responses"]["ProspectNotFound"];
            409: components["responses"]["ProspectChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["ProspectRefused"];
            default: components["responses"]["Failure"];
        };
    };
    discardProspect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The prospect.
                 * @example 12
                 */
                id: components["schemas"]["ProspectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProspectDiscarding"];
            };
        };
        responses: {
            /** @description Noted. */
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
            403: components["responses"]["TokenExpired"];
            404: components["responses"]["ProspectNotFound"];
            409: components["responses"]["ProspectChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description The contact data are not the person's to see (CDR-08). */
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
    assignProspect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The prospect.
                 * @example 12
                 */
                id: components["schemas"]["ProspectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProspectAssignment"];
            };
        };
        responses: {
            /** @description The prospect is that adviser's. */
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
            403: components["responses"]["TokenExpired"];
            404: components["responses"]["ProspectNotFound"];
            409: components["responses"]["ProspectChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description The number is not that of another active adviser whom the person may see. */
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
    getQuotationOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuotationOptionsAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            default: components["responses"]["Failure"];
        };
    };
    getQuotations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quotations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuotationListAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            default: components["responses"]["Failure"];
        };
    };
    addQuotation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An addition of this server. A name that the caller gives to what they do: the same name and request again, also at the same
                 *     moment, do nothing more and get the first answer once more, be it a success or a refusal (404, 409, 422). To try again after a
                 *     refusal takes another name. The same name for another request is refused with 422. Names are each account's own and are kept
                 *     for 30 days. Any other failure (400, 401, 403, 413, 415, 5xx) keeps nothing, and the name is free again.
                 * @example 3f0c2e9a-6d0b-4c7e-9a51-0f4f9f2f7c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuotationAddition"];
            };
        };
        responses: {
            /** @description Quoted. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedQuotationAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            /** @description There is no such prospect for this person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It comes to something else than the person was shown. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description A rule says no (VAL-01, VAL-03); the fields tell which. */
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
    getQuotation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The quotation.
                 * @example 7001
                 */
                id: components["schemas"]["QuotationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quotation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuotationAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            404: components["responses"]["QuotationNotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getActivityTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The types, by id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityTypesAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            default: components["responses"]["Failure"];
        };
    };
    getActivitySubjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subjects, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivitySubjectsAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            default: components["responses"]["Failure"];
        };
    };
    getTracingTypes: {
        parameters: {
            query?: {
                /**
                 * @description The whole query is one number; it has no name.
                 * @example {
                 *       "7": ""
                 *     }
                 */
                bare?: components["schemas"]["BareQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tracing types, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TracingTypesAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            default: components["responses"]["Failure"];
        };
    };
    getProspectionMeans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ways, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProspectionMeansAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            default: components["responses"]["Failure"];
        };
    };
    getManagements: {
        parameters: {
            query?: {
                /**
                 * @description Ids of assistant managements; the leading underscore is the specification’s.
                 * @example [
                 *       14
                 *     ]
                 */
                _AssistantManagers?: components["schemas"]["Ids"];
                /**
                 * @description The same under its other name.
                 * @example [
                 *       14
                 *     ]
                 */
                AssistantManagers?: components["schemas"]["Ids"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The managements, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagementsAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            default: components["responses"]["Failure"];
        };
    };
    getManagementsByUser: {
        parameters: {
            query?: {
                /**
                 * @description Ids of the chosen assistant managements.
                 * @example [
                 *       14
                 *     ]
                 */
                AssistantManagers?: components["schemas"]["Ids"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channel managements, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagementsAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            default: components["responses"]["Failure"];
        };
    };
    getJuniorManagementsByUser: {
        parameters: {
            query?: {
                /**
                 * @description Ids of the chosen channel managements; the lower case at the start is the specification’s.
                 * @example [
                 *       15
                 *     ]
                 */
                canalManagers?: components["schemas"]["Ids"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The junior managements, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagementsAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            default: components["responses"]["Failure"];
        };
    };
    getAssistantManagers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assistant managements, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssistantManagersAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            default: components["responses"]["Failure"];
        };
    };
    getVicePrincipalByUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assistant managements, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssistantManagersAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            default: components["responses"]["Failure"];
        };
    };
    getTeamSalesManagers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The managers, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagersAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            default: components["responses"]["Failure"];
        };
    };
    getWeeks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The weeks, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeeksAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            default: components["responses"]["Failure"];
        };
    };
    getAdvisers: {
        parameters: {
            query?: {
                /**
                 * @description Ids of managements; the carousel asks without any.
                 * @example [
                 *       16
                 *     ]
                 */
                Management?: components["schemas"]["Ids"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The advisers, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvisersAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            default: components["responses"]["Failure"];
        };
    };
    getAdvisersByUser: {
        parameters: {
            query?: {
                /**
                 * @description Ids of the chosen managements.
                 * @example [
                 *       16
                 *     ]
                 */
                Management?: components["schemas"]["Ids"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The advisers, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvisersAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            default: components["responses"]["Failure"];
        };
    };
    getAdvisersForDashboard: {
        parameters: {
            query?: {
                /**
                 * @description Ids of the chosen teams.
                 * @example [
                 *       31
                 *     ]
                 */
                Teams?: components["schemas"]["Ids"];
                /**
                 * @description Ids of the chosen managers.
                 * @example [
                 *       106
                 *     ]
                 */
                Managers?: components["schemas"]["Ids"];
                /**
                 * @description 1 for active advisers alone; 0 or nothing for all. The specification does not give its values.
                 * @example 1
                 */
                Actives?: components["schemas"]["ActivesFlag"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The advisers, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvisersAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            default: components["responses"]["Failure"];
        };
    };
    getTeamMembers: {
        parameters: {
            query: {
                /**
                 * @description Always 1.
                 * @example 1
                 */
                AdvisorsByTeams: 1;
                /**
                 * @description Ids of the chosen teams.
                 * @example [
                 *       31
                 *     ]
                 */
                TeamId: components["schemas"]["Ids"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The advisers, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvisersAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            default: components["responses"]["Failure"];
        };
    };
    getActiveTeams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The teams, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamsAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            default: components["responses"]["Failure"];
        };
    };
    getTeamsForDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The teams, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamsAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            default: components["responses"]["Failure"];
        };
    };
    getActivitiesCount: {
        parameters: {
            query: {
                /**
                 * @description First day, inclusive.
                 * @example 2026/11/14
                 */
                StartDate: components["parameters"]["StartDate"];
                /**
                 * @description Last day, inclusive.
                 * @example 2026/11/20
                 */
                EndDate: components["parameters"]["EndDate"];
                /**
                 * @description Advisers, by SlpCode. Of one whose rows the person may not see there are no rows.
                 * @example [
                 *       208
                 *     ]
                 */
                "Advisors[]"?: components["parameters"]["AdvisorsList"];
                /**
                 * @description Managements or other units, by ManagementId, with everybody of the units below.
                 * @example [
                 *       6
                 *     ]
                 */
                "Management[]"?: components["parameters"]["ManagementList"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts, by day and then by type; days and types without activities have no row. */
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
            422: components["responses"]["RangeRefused"];
            default: components["responses"]["Failure"];
        };
    };
    getSalesAmounts: {
        parameters: {
            query: {
                /**
                 * @description First day, inclusive.
                 * @example 2026/11/14
                 */
                StartDate: components["parameters"]["StartDate"];
                /**
                 * @description Last day, inclusive.
                 * @example 2026/11/20
                 */
                EndDate: components["parameters"]["EndDate"];
                /**
                 * @description Advisers, by SlpCode. Of one whose rows the person may not see there are no rows.
                 * @example [
                 *       208
                 *     ]
                 */
                "Advisors[]"?: components["parameters"]["AdvisorsList"];
                /**
                 * @description Managements or other units, by ManagementId, with everybody of the units below.
                 * @example [
                 *       6
                 *     ]
                 */
                "Management[]"?: components["parameters"]["ManagementList"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By day; days without sales have no row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesAmountsAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            422: components["responses"]["RangeRefused"];
            default: components["responses"]["Failure"];
        };
    };
    getTracingsCount: {
        parameters: {
            query: {
                /**
                 * @description First day, inclusive.
                 * @example 2026/11/14
                 */
                StartDate: components["parameters"]["StartDate"];
                /**
                 * @description Last day, inclusive.
                 * @example 2026/11/20
                 */
                EndDate: components["parameters"]["EndDate"];
                /**
                 * @description Advisers, by SlpCode. Of one whose rows the person may not see there are no rows.
                 * @example [
                 *       208
                 *     ]
                 */
                "Advisors[]"?: components["parameters"]["AdvisorsList"];
                /**
                 * @description Managements or other units, by ManagementId, with everybody of the units below.
                 * @example [
                 *       6
                 *     ]
                 */
                "Management[]"?: components["parameters"]["ManagementList"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The most frequent first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TracingCountsAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            422: components["responses"]["RangeRefused"];
            default: components["responses"]["Failure"];
        };
    };
    getProspectionMeansCount: {
        parameters: {
            query: {
                /**
                 * @description First day, inclusive.
                 * @example 2026/11/14
                 */
                StartDate: components["parameters"]["StartDate"];
                /**
                 * @description Last day, inclusive.
                 * @example 2026/11/20
                 */
                EndDate: components["parameters"]["EndDate"];
                /**
                 * @description Advisers, by SlpCode. Of one whose rows the person may not see there are no rows.
                 * @example [
                 *       208
                 *     ]
                 */
                "Advisors[]"?: components["parameters"]["AdvisorsList"];
                /**
                 * @description Managements or other units, by ManagementId, with everybody of the units below.
                 * @example [
                 *       6
                 *     ]
                 */
                "Management[]"?: components["parameters"]["ManagementList"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The most frequent first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProspectionMeansCountsAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            422: components["responses"]["RangeRefused"];
            default: components["responses"]["Failure"];
        };
    };
    getCreatedProspectsPerDate: {
        parameters: {
            query: {
                /**
                 * @description First day, inclusive.
                 * @example 2026/11/14
                 */
                InitialDate: components["parameters"]["InitialDate"];
                /**
                 * @description Last day, inclusive.
                 * @example 2026/11/20
                 */
                FinalDate: components["parameters"]["FinalDate"];
                /**
                 * @description Advisers, by SlpCode; repeated for several.
                 * @example [
                 *       208
                 *     ]
                 */
                Advisors?: components["parameters"]["Advisors"];
                /**
                 * @description Managements, by ManagementId; repeated for several.
                 * @example [
                 *       6
                 *     ]
                 */
                Management?: components["parameters"]["Management"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By day; days without new prospects have no row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedProspectsAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            422: components["responses"]["RangeRefused"];
            default: components["responses"]["Failure"];
        };
    };
    getCreatedProspectsDate: {
        parameters: {
            query: {
                /**
                 * @description First day, inclusive.
                 * @example 2026/11/14
                 */
                InitialDate: components["parameters"]["InitialDate"];
                /**
                 * @description Last day, inclusive.
                 * @example 2026/11/20
                 */
                FinalDate: components["parameters"]["FinalDate"];
                /**
                 * @description Advisers, by SlpCode; repeated for several.
                 * @example [
                 *       208
                 *     ]
                 */
                Advisors?: components["parameters"]["Advisors"];
                /**
                 * @description Managements, by ManagementId; repeated for several.
                 * @example [
                 *       6
                 *     ]
                 */
                Management?: components["parameters"]["Management"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By day; days without new prospects have no row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedProspectsAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            422: components["responses"]["RangeRefused"];
            default: components["responses"]["Failure"];
        };
    };
    getContractDetail: {
        parameters: {
            query: {
                /**
                 * @description First day, inclusive.
                 * @example 2026/11/14
                 */
                StartDate: components["parameters"]["StartDate"];
                /**
                 * @description Last day, inclusive.
                 * @example 2026/11/20
                 */
                EndDate: components["parameters"]["EndDate"];
                /**
                 * @description Advisers, by SlpCode. Of one whose rows the person may not see there are no rows.
                 * @example [
                 *       208
                 *     ]
                 */
                "Advisors[]"?: components["parameters"]["AdvisorsList"];
                /**
                 * @description Managements or other units, by ManagementId, with everybody of the units below.
                 * @example [
                 *       6
                 *     ]
                 */
                "Management[]"?: components["parameters"]["ManagementList"];
                /**
                 * @description One business line; all of them when left out.
                 * @example PF
                 */
                BusinessLine?: components["schemas"]["BusinessLineCode"];
                /**
                 * @description The day by which contracts fall into the range; `sold` when left out.
                 * @example sold
                 */
                Basis?: components["schemas"]["ContractBasis"];
                /**
                 * @description The status that the contracts have now, by its name in `dashboard/getTotal`; a name that is none of them has no rows.
                 * @example Vigente
                 */
                Status?: string;
                /**
                 * @description Assistant managements, by AssistantManagerId (SAL-02).
                 * @example [
                 *       4
                 *     ]
                 */
                "AssistantManagers[]"?: components["schemas"]["WireIds"];
                /**
                 * @description Junior managements, by ManagementId (SAL-04).
                 * @example [
                 *       12
                 *     ]
                 */
                "JrManagement[]"?: components["schemas"]["WireIds"];
                /**
                 * @description Teams, by TeamId, of whoever may choose them (SAL-05); of anybody else they are not read.
                 * @example [
                 *       3
                 *     ]
                 */
                "ActiveTeams[]"?: components["schemas"]["WireIds"];
                /**
                 * @description Managers of the team dashboard, by ManagerId, of whoever may choose them (STM-02, STM-06); of anybody else they are not read.
                 * @example [
                 *       106
                 *     ]
                 */
                "Managers[]"?: components["schemas"]["WireIds"];
                /**
                 * @description Only those of advisers who have not left (STM-04); false without it.
                 * @example true
                 */
                AdvisorActiveSwitch?: boolean;
                /**
                 * @description One adviser, beside those that are chosen (SAL-26).
                 * @example 208
                 */
                SlpCode?: components["schemas"]["WireId"];
                /**
                 * @description One adviser, by the name that the tables have (SAL-31, STM-12); a name that nobody has leaves no rows.
                 * @example Lucía Hernández Ríos
                 */
                AdvisorName?: components["schemas"]["NameOfMark"];
                /**
                 * @description The manager of the adviser, by the name that the tables have; tells two advisers of one name apart.
                 * @example Elena Cruz Reyes
                 */
                ManagerName?: components["schemas"]["NameOfMark"];
                /**
                 * @description One prospection medium, by its name (SAL-21).
                 * @example Facebook
                 */
                ProspectionMeans?: components["schemas"]["NameOfMark"];
                /**
                 * @description Contracts of so many instalments, 0 for cash (SAL-22, SAL-23).
                 * @example 12
                 */
                NumberPayments?: number;
                /**
                 * @description The way in which the down payment was made, by its name (SAL-24).
                 * @example Tarjeta
                 */
                DownPaymentMethod?: components["schemas"]["NameOfMark"];
                /**
                 * @description Contracts with an item of that name in any spelling of case, accents and blanks (SAL-25, SAL-27b, SAL-33); ItemAmount tells the part of each.
                 * @example Plan Esencial
                 */
                ItemName?: components["schemas"]["NameOfMark"];
                /**
                 * @description Contracts of one state (SAL-34).
                 * @example JAL
                 */
                StateCode?: string;
                /**
                 * @description Contracts of one county, in any spelling of case, accents and blanks (SAL-27a, SAL-27c, SAL-32, SAL-33).
                 * @example Guadalajara
                 */
                County?: components["schemas"]["NameOfMark"];
                /**
                 * @description Contracts of one postal code (SAL-27a, SAL-32).
                 * @example 44100
                 */
                ZipCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contracts, those of the last day first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractDetailsAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            422: components["responses"]["RangeRefused"];
            default: components["responses"]["Failure"];
        };
    };
    getRenewalDetail: {
        parameters: {
            query: {
                /**
                 * @description First day, inclusive.
                 * @example 2026/11/14
                 */
                StartDate: components["parameters"]["StartDate"];
                /**
                 * @description Last day, inclusive.
                 * @example 2026/11/20
                 */
                EndDate: components["parameters"]["EndDate"];
                /**
                 * @description Advisers, by SlpCode. Of one whose rows the person may not see there are no rows.
                 * @example [
                 *       208
                 *     ]
                 */
                "Advisors[]"?: components["parameters"]["AdvisorsList"];
                /**
                 * @description Managements or other units, by ManagementId, with everybody of the units below.
                 * @example [
                 *       6
                 *     ]
                 */
                "Management[]"?: components["parameters"]["ManagementList"];
                /**
                 * @description Assistant managements, by AssistantManagerId (SAL-02).
                 * @example [
                 *       4
                 *     ]
                 */
                "AssistantManagers[]"?: components["schemas"]["WireIds"];
                /**
                 * @description Junior managements, by ManagementId (SAL-04).
                 * @example [
                 *       12
                 *     ]
                 */
                "JrManagement[]"?: components["schemas"]["WireIds"];
                /**
                 * @description Teams, by TeamId, of whoever may choose them (SAL-05); of anybody else they are not read.
                 * @example [
                 *       3
                 *     ]
                 */
                "ActiveTeams[]"?: components["schemas"]["WireIds"];
                /**
                 * @description Managers of the team dashboard, by ManagerId, of whoever may choose them (STM-02, STM-06); of anybody else they are not read.
                 * @example [
                 *       106
                 *     ]
                 */
                "Managers[]"?: components["schemas"]["WireIds"];
                /**
                 * @description Only those of advisers who have not left (STM-04); false without it.
                 * @example true
                 */
                AdvisorActiveSwitch?: boolean;
                /**
                 * @description One adviser, beside those that are chosen (SAL-26).
                 * @example 208
                 */
                SlpCode?: components["schemas"]["WireId"];
                /**
                 * @description One adviser, by the name that the tables have (SAL-31, STM-12); a name that nobody has leaves no rows.
                 * @example Lucía Hernández Ríos
                 */
                AdvisorName?: components["schemas"]["NameOfMark"];
                /**
                 * @description The manager of the adviser, by the name that the tables have; tells two advisers of one name apart.
                 * @example Elena Cruz Reyes
                 */
                ManagerName?: components["schemas"]["NameOfMark"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The renewals, those of the last day first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalDetailsAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            422: components["responses"]["RangeRefused"];
            default: components["responses"]["Failure"];
        };
    };
    getActivityDetail: {
        parameters: {
            query: {
                /**
                 * @description First day, inclusive.
                 * @example 2026/11/14
                 */
                StartDate: components["parameters"]["StartDate"];
                /**
                 * @description Last day, inclusive.
                 * @example 2026/11/20
                 */
                EndDate: components["parameters"]["EndDate"];
                /**
                 * @description Advisers, by SlpCode. Of one whose rows the person may not see there are no rows.
                 * @example [
                 *       208
                 *     ]
                 */
                "Advisors[]"?: components["parameters"]["AdvisorsList"];
                /**
                 * @description Managements or other units, by ManagementId, with everybody of the units below.
                 * @example [
                 *       6
                 *     ]
                 */
                "Management[]"?: components["parameters"]["ManagementList"];
                /**
                 * @description One activity type.
                 * @example 1
                 */
                ActivityTypeId?: components["schemas"]["WireId"];
                /**
                 * @description The tracing type that the activity ended with; −1 is one, too (ADL-22).
                 * @example 3
                 */
                TracingId?: number;
                /**
                 * @description What became of the activity; whatever it is when left out.
                 * @example ended
                 */
                State?: components["schemas"]["ActivityState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activities, by day and start, the oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityDetailsAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            422: components["responses"]["RangeRefused"];
            default: components["responses"]["Failure"];
        };
    };
    getProspectDetail: {
        parameters: {
            query: {
                /**
                 * @description First day, inclusive.
                 * @example 2026/11/14
                 */
                StartDate: components["parameters"]["StartDate"];
                /**
                 * @description Last day, inclusive.
                 * @example 2026/11/20
                 */
                EndDate: components["parameters"]["EndDate"];
                /**
                 * @description Advisers, by SlpCode. Of one whose rows the person may not see there are no rows.
                 * @example [
                 *       208
                 *     ]
                 */
                "Advisors[]"?: components["parameters"]["AdvisorsList"];
                /**
                 * @description Managements or other units, by ManagementId, with everybody of the units below.
                 * @example [
                 *       6
                 *     ]
                 */
                "Management[]"?: components["parameters"]["ManagementList"];
                /**
                 * @description One prospection medium.
                 * @example 2
                 */
                ProspectionMeansId?: components["schemas"]["WireId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prospects, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProspectDetailsAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            422: components["responses"]["RangeRefused"];
            default: components["responses"]["Failure"];
        };
    };
    getActivityStatus: {
        parameters: {
            query: {
                /**
                 * @description First day, inclusive.
                 * @example 2026/11/14
                 */
                StartDate: components["parameters"]["StartDate"];
                /**
                 * @description Last day, inclusive.
                 * @example 2026/11/20
                 */
                EndDate: components["parameters"]["EndDate"];
                /**
                 * @description Advisers, by SlpCode. Of one whose rows the person may not see there are no rows.
                 * @example [
                 *       208
                 *     ]
                 */
                "Advisors[]"?: components["parameters"]["AdvisorsList"];
                /**
                 * @description Managements or other units, by ManagementId, with everybody of the units below.
                 * @example [
                 *       6
                 *     ]
                 */
                "Management[]"?: components["parameters"]["ManagementList"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many were on time, and each that nobody attended, the oldest first. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityStatusAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            422: components["responses"]["RangeRefused"];
            default: components["responses"]["Failure"];
        };
    };
    getSalesDashboard: {
        parameters: {
            query: {
                /**
                 * @description A business line, or '*' for all (SAL-01).
                 * @example *
                 */
                BusinessLine: "*" | "PF" | "SG" | "BF";
                /**
                 * @description First day, inclusive.
                 * @example 2026/11/14
                 */
                StartDate: components["parameters"]["StartDate"];
                /**
                 * @description Last day, inclusive.
                 * @example 2026/11/20
                 */
                EndDate: components["parameters"]["EndDate"];
                /**
                 * @description Advisers, by SlpCode (SAL-06).
                 * @example [
                 *       208
                 *     ]
                 */
                "SlpCode[]"?: components["schemas"]["WireIds"];
                /**
                 * @description Junior managements, by ManagementId (SAL-04).
                 * @example [
                 *       12
                 *     ]
                 */
                "JrManagement[]"?: components["schemas"]["WireIds"];
                /**
                 * @description Channel managements, by ManagementId (SAL-03).
                 * @example [
                 *       6
                 *     ]
                 */
                "Management[]"?: components["schemas"]["WireIds"];
                /**
                 * @description Assistant managements, by AssistantManagerId (SAL-02).
                 * @example [
                 *       4
                 *     ]
                 */
                "AssistantManagers[]"?: components["schemas"]["WireIds"];
                /**
                 * @description Teams, by TeamId. For roles 1 to 3; of anybody else they are not read (SAL-05).
                 * @example [
                 *       3
                 *     ]
                 */
                "ActiveTeams[]"?: components["schemas"]["WireIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures, series, tables and heat maps. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesDashboardAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            422: components["responses"]["RangeRefused"];
            default: components["responses"]["Failure"];
        };
    };
    getTotalSales: {
        parameters: {
            query: {
                /**
                 * @description First day, inclusive.
                 * @example 2026/11/14
                 */
                StartDate: components["parameters"]["StartDate"];
                /**
                 * @description Last day, inclusive.
                 * @example 2026/11/20
                 */
                EndDate: components["parameters"]["EndDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The totals and their parts by status, the one with most contracts first; a status without contracts has no part. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotalSalesAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            422: components["responses"]["RangeRefused"];
            default: components["responses"]["Failure"];
        };
    };
    getFinancialDashboard: {
        parameters: {
            query: {
                /**
                 * @description One business line; all without it (FIN-02).
                 * @example BF
                 */
                BusinessLine?: components["schemas"]["BusinessLineCode"];
                /**
                 * @description One digital medium; all without it (FIN-03).
                 * @example Facebook
                 */
                SocialWeb?: components["schemas"]["SocialWebCode"];
                /**
                 * @description First day, inclusive.
                 * @example 2026/11/14
                 */
                StartDate: components["parameters"]["StartDate"];
                /**
                 * @description Last day, inclusive.
                 * @example 2026/11/20
                 */
                EndDate: components["parameters"]["EndDate"];
                /**
                 * @description Advisers, by SlpCode; repeated for several.
                 * @example [
                 *       208
                 *     ]
                 */
                SlpCode?: components["schemas"]["WireIds"];
                /**
                 * @description Managements, by ManagementId; repeated for several.
                 * @example [
                 *       6
                 *     ]
                 */
                Management?: components["parameters"]["Management"];
                /**
                 * @description Assistant managements, by AssistantManagerId; repeated for several.
                 * @example [
                 *       4
                 *     ]
                 */
                AssistantManagers?: components["schemas"]["WireIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The budget and each campaign. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinancialAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            422: components["responses"]["RangeRefused"];
            default: components["responses"]["Failure"];
        };
    };
    getDigitalMedia: {
        parameters: {
            query: {
                /**
                 * @description One business line; all without it.
                 * @example BF
                 */
                BusinessLine?: components["schemas"]["BusinessLineCode"];
                /**
                 * @description First day, inclusive.
                 * @example 2026/11/14
                 */
                StartDate: components["parameters"]["StartDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The media, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DigitalMediaAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            default: components["responses"]["Failure"];
        };
    };
    getTeamSales: {
        parameters: {
            query: {
                /**
                 * @description First day, inclusive.
                 * @example 2026/11/14
                 */
                StartDate: components["parameters"]["StartDate"];
                /**
                 * @description Last day, inclusive.
                 * @example 2026/11/20
                 */
                EndDate: components["parameters"]["EndDate"];
                /**
                 * @description The switch 'Solo Asesores Activos' (STM-04); false without it.
                 * @example true
                 */
                AdvisorActiveSwitch?: boolean;
                /**
                 * @description The switch 'Solo Asesores con Venta' (STM-05); false without it.
                 * @example false
                 */
                SaleOnlySwitch?: boolean;
                /**
                 * @description Managers of the team dashboard, by ManagerId; repeated for several (STM-02).
                 * @example [
                 *       6
                 *     ]
                 */
                Managers?: components["parameters"]["Managers"];
                /**
                 * @description Advisers, by SlpCode; repeated for several.
                 * @example [
                 *       208
                 *     ]
                 */
                Advisors?: components["parameters"]["Advisors"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The totals, the ranking, the goals and the month. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamSalesAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            422: components["responses"]["RangeRefused"];
            default: components["responses"]["Failure"];
        };
    };
    compareTeamSales: {
        parameters: {
            query: {
                /**
                 * @description First day, inclusive.
                 * @example 2026/11/14
                 */
                StartDate: components["parameters"]["StartDate"];
                /**
                 * @description Last day, inclusive.
                 * @example 2026/11/20
                 */
                EndDate: components["parameters"]["EndDate"];
                /**
                 * @description Managers of the team dashboard, by ManagerId; repeated for several (STM-02).
                 * @example [
                 *       6
                 *     ]
                 */
                Managers?: components["parameters"]["Managers"];
                /**
                 * @description Advisers, by SlpCode; repeated for several.
                 * @example [
                 *       208
                 *     ]
                 */
                Advisors?: components["parameters"]["Advisors"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row for each kind of amount. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamComparisonAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            422: components["responses"]["RangeRefused"];
            default: components["responses"]["Failure"];
        };
    };
    getMonthlyOffer: {
        parameters: {
            query: {
                /**
                 * @description Year of the month.
                 * @example 2026
                 */
                Year: number;
                /**
                 * @description From 1, January, to 12.
                 * @example 11
                 */
                Month: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer; null for a month without one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthlyOfferAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            default: components["responses"]["Failure"];
        };
    };
    getCommissionReport: {
        parameters: {
            query: {
                /**
                 * @description First day, inclusive.
                 * @example 2026/11/14
                 */
                StartDate: components["parameters"]["StartDate"];
                /**
                 * @description Last day, inclusive.
                 * @example 2026/11/20
                 */
                EndDate: components["parameters"]["EndDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommissionReportAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            422: components["responses"]["RangeRefused"];
            default: components["responses"]["Failure"];
        };
    };
    getWeeklyCommissions: {
        parameters: {
            query: {
                /**
                 * @description The week.
                 * @example 46-2026
                 */
                WeekNumber: components["parameters"]["WeekNumber"];
                /**
                 * @description The adviser, by SlpCode; roles 8 and above send their own (CMA-03).
                 * @example 1108
                 */
                SlpCode?: components["schemas"]["WireId"];
                /**
                 * @description The management, by ManagementId (CMA-01).
                 * @example 6
                 */
                ManagerId?: components["schemas"]["WireId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines; Status where they are one adviser's and the week has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeeklyCommissionsAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            404: components["responses"]["NoSuchCommissions"];
            422: components["responses"]["NoSuchWeek"];
            default: components["responses"]["Failure"];
        };
    };
    decideWeeklyCommissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommissionAcceptance"] | components["schemas"]["ReconciliationRequest"];
            };
        };
        responses: {
            /** @description Done; the report has the new status (CMA-18). */
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
            403: components["responses"]["TokenExpired"];
            404: components["responses"]["NoSuchCommissions"];
            /** @description The week is not pending, or its lines are no longer those that were on the screen. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /**
             * @description The year does not have that week; or the image cannot be taken (SIG-03). `notPng`: it is none, or is damaged;
             *     `unsupported`: it is interlaced, or its samples are not of 8 bits; `tooLarge`: more than 2000 by 1000 pixels;
             *     `empty`: it shows no ink.
             */
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
    getPendingCommissionWeeks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The weeks, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingWeeksAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            default: components["responses"]["Failure"];
        };
    };
    getCommissionStates: {
        parameters: {
            query: {
                /**
                 * @description The week.
                 * @example 46-2026
                 */
                WeekNumber: components["parameters"]["WeekNumber"];
                /**
                 * @description The management, by ManagementId (CMA-01). Of one that the person does not see there is nobody.
                 * @example 6
                 */
                ManagerId?: components["schemas"]["WireId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The advisers, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdviserWeeksAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            404: components["responses"]["NoSuchCall"];
            422: components["responses"]["NoSuchWeek"];
            default: components["responses"]["Failure"];
        };
    };
    downloadAdviserCommissions: {
        parameters: {
            query: {
                /**
                 * @description The week.
                 * @example 46-2026
                 */
                WeekNumber: components["parameters"]["WeekNumber"];
                /**
                 * @description The adviser, by SlpCode.
                 * @example 1108
                 */
                SlpCode: components["parameters"]["Adviser"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CommissionsPdf"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            404: components["responses"]["NoSuchCommissions"];
            422: components["responses"]["NoSuchWeek"];
            default: components["responses"]["Failure"];
        };
    };
    downloadTrainerCommissions: {
        parameters: {
            query: {
                /**
                 * @description The week.
                 * @example 46-2026
                 */
                WeekNumber: components["parameters"]["WeekNumber"];
                /**
                 * @description The adviser, by SlpCode.
                 * @example 1108
                 */
                SlpCode: components["parameters"]["Adviser"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CommissionsPdf"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            404: components["responses"]["NoSuchCommissions"];
            422: components["responses"]["NoSuchWeek"];
            default: components["responses"]["Failure"];
        };
    };
    downloadManagerCommissions: {
        parameters: {
            query: {
                /**
                 * @description The week.
                 * @example 46-2026
                 */
                WeekNumber: components["parameters"]["WeekNumber"];
                /**
                 * @description Managements, by ManagementId.
                 * @example [
                 *       3
                 *     ]
                 */
                "Management[]": components["schemas"]["WireId"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CommissionsPdf"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            404: components["responses"]["NoSuchCommissions"];
            422: components["responses"]["NoSuchWeek"];
            default: components["responses"]["Failure"];
        };
    };
    downloadChannelManagerCommissions: {
        parameters: {
            query: {
                /**
                 * @description The week.
                 * @example 46-2026
                 */
                WeekNumber: components["parameters"]["WeekNumber"];
                /**
                 * @description Channel managements, by ManagementId.
                 * @example [
                 *       2
                 *     ]
                 */
                "Management[]": components["schemas"]["WireId"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CommissionsPdf"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            404: components["responses"]["NoSuchCommissions"];
            422: components["responses"]["NoSuchWeek"];
            default: components["responses"]["Failure"];
        };
    };
    downloadSubdirectorCommissions: {
        parameters: {
            query: {
                /**
                 * @description The week.
                 * @example 46-2026
                 */
                WeekNumber: components["parameters"]["WeekNumber"];
                /**
                 * @description The assistant management, by AssistantManagerId.
                 * @example 1
                 */
                Viceprincipal: components["schemas"]["WireId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CommissionsPdf"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["SessionOver"];
            403: components["responses"]["TokenExpired"];
            404: components["responses"]["NoSuchCommissions"];
            422: components["responses"]["NoSuchWeek"];
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
            /** @description Both answer, and what was written last was kept. */
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
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
